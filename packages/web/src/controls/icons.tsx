import type { ReactNode } from 'react';

/** Signs on controls: one pen, 24 by 24, drawn in the colour of the text beside them. */
const sign = (drawing: ReactNode) => () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawing}
  </svg>
);

export const CloseIcon = sign(<path d="M5.5 5.8 18.3 18.4M18.6 5.5 5.6 18.6" />);
export const CheckIcon = sign(<path d="m4.5 12.6 5 5.2L19.6 6.4" />);
export const DownIcon = sign(<path d="m5 9 7 6.6L19 9" />);
export const BackIcon = sign(<path d="M14.5 5 7.8 12l6.7 7M8 12h12" />);
export const ForwardIcon = sign(<path d="M9.5 5 16.2 12l-6.7 7M16 12H4" />);
export const MenuIcon = sign(<path d="M4 6.5h16M4.4 12h15.4M4 17.6h16" />);
export const MoreIcon = sign(<path fill="currentColor" d="M5.4 12h.2M12 12h.2M18.6 12h.2" strokeWidth="4" />);
export const UndoIcon = sign(<path d="M8.6 4.6 4 9.2l4.8 4.4M4.6 9.2H14c3.6 0 6 2.2 6 5.2s-2.4 5-6 5h-4" />);
export const TurnIcon = sign(
  <path d="M19.6 12.2c-.2 4.2-3.4 7.4-7.6 7.4a7.6 7.6 0 1 1 6-12.2M18.6 3.2v4.6H14" />,
);
export const PlusIcon = sign(<path d="M12 4.6v14.8M4.6 12h14.8" />);
export const MinusIcon = sign(<path d="M4.6 12h14.8" />);
export const FitIcon = sign(<path d="M4.4 9V4.6H9M15 4.6h4.6V9M19.6 15v4.4H15M9 19.4H4.4V15" />);
export const SoundIcon = sign(
  <path d="M4 9.4v5.2h3.6l5 4.2V5.2l-5 4.2zM16 9c1.4 1.8 1.4 4.2 0 6M18.8 6.4c2.8 3.4 2.8 7.8 0 11.2" />,
);
export const MuteIcon = sign(<path d="M4 9.4v5.2h3.6l5 4.2V5.2l-5 4.2zM16.2 9.4l5 5.2M21.2 9.4l-5 5.2" />);
export const BookIcon = sign(
  <path d="M12 6.6C9.8 5 7 4.6 3.6 4.8v13c3.4-.2 6.2.2 8.4 1.8 2.2-1.6 5-2 8.4-1.8v-13C17 4.6 14.2 5 12 6.6zm0 0v12.8" />,
);
export const LogIcon = sign(
  <path d="M6.4 3.8h11.2v13.4c0 1.8-1 3-2.6 3H5.4c1.4-.6 1-1.6 1-3zM9.6 8h5M9.6 11.6h5M9.6 15.2h3" />,
);
export const GearIcon = sign(
  <>
    <circle cx="12" cy="12" r="3.2" />
    <path d="M12 3.4v3M12 17.6v3M3.4 12h3M17.6 12h3M6 6l2 2.2M16 15.8l2 2.2M18 6l-2 2.2M8 15.8 6 18" />
  </>,
);
export const PeopleIcon = sign(
  <path d="M9 11.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8zM2.8 19.6c.2-4 2.6-6 6.2-6s6 2 6.2 6M15.6 4.8a3.2 3.2 0 0 1 .4 6.2M17.6 13.8c2.2.8 3.4 2.8 3.6 5.8" />,
);
export const BotIcon = sign(
  <path d="M5.4 9.2h13.2v9.6H5.4zM12 9V5.2M9.4 13v1.6M14.6 13v1.6M2.8 12.4v3.4M21.2 12.4v3.4M12 4.4h.1" />,
);
export const LinkIcon = sign(
  <path d="m9.6 14.4 4.8-4.8M10.6 7.2l2.6-2.6c1.8-1.8 4.2-1.6 5.6-.2s1.6 3.8-.2 5.6L16 12.6M13.4 16.8l-2.6 2.6c-1.8 1.8-4.2 1.6-5.6.2s-1.6-3.8.2-5.6L8 11.4" />,
);
export const PlayIcon = sign(<path fill="currentColor" d="M7.4 4.8v14.4L19 12z" />);
export const GraphIcon = sign(<path d="M4 4v16h16M7 15.4l3.6-4.8 3.4 2.8L19 6.6" />);
export const BranchIcon = sign(
  <path d="M6 4v16M6 14c0-4.4 3-5 6-5.4 2.600-.4 5-1 5.600-4M17.600 4.600 14.400 6.600M17.600 4.600l2.200 3" />,
);
export const HistoryIcon = sign(
  <path d="M4.6 8.6A8.2 8.2 0 1 1 3.8 12.4M4.2 4.2v4.6h4.6M12.2 7.4v5l3.4 2.2" />,
);
export const PauseIcon = sign(<path d="M8 5v14M16 5v14" strokeWidth="3.4" />);
export const StepBackIcon = sign(<path d="M18 5.4v13.2L8.4 12zM5.6 5v14" />);
export const StepIcon = sign(<path d="M6 5.4v13.2l9.6-6.6zM18.4 5v14" />);
export const ShareIcon = sign(<path d="M12 15V3.8M7.6 8 12 3.6 16.4 8M5.4 12.6v7.2h13.2v-7.2" />);
export const SaveIcon = sign(<path d="M12 3.8v11.4M7.6 11l4.4 4.4 4.4-4.4M4.8 19.8h14.4" />);
export const PaperIcon = sign(
  <path d="M6 9V3.800h12V9M6 17H3.600V9h16.800v8H18M6.600 13.600h10.800v6.600H6.600z" />,
);
export const EyeIcon = sign(
  <>
    <path d="M2.6 12C5 7.8 8.2 5.8 12 5.8s7 2 9.4 6.2c-2.4 4.2-5.6 6.2-9.4 6.2S5 16.2 2.6 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
/** A lamp: somebody has an idea. */
export const HintIcon = sign(
  <path d="M9.4 18h5.2M10.2 20.6h3.6M9.6 15.4c-1.8-1.3-3-3-3-5.2a5.4 5.4 0 0 1 10.8 0c0 2.2-1.2 3.9-3 5.2z" />,
);
