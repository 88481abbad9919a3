import './theme.css';

// Each game's own colours lie with it.
import.meta.glob('../games/*/colours.css', { eager: true });
