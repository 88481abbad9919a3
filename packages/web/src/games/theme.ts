import '../kit/theme/theme.css';

// Each game's own colours lie with it.
import.meta.glob('./*/colours.css', { eager: true });
