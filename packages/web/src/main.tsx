import './theme/fonts.css';
import './theme/theme.css';
import './theme/base.css';
