import { Picture } from '../Picture.tsx';
import falcon from './signs/falcon.svg?drawing';
import fame from './signs/fame.svg?drawing';
import ride from './signs/ride.svg?drawing';

/** Elspeth's unicorn. */
export const RideSign = ({ size = 32 }: { size?: number }) => <Picture of={ride} width={size} />;

/** Lorraine's falcon. */
export const FalconSign = ({ size = 32 }: { size?: number }) => <Picture of={falcon} width={size} />;

/** Fame: a laurel. */
export const FameSign = ({ size = 20 }: { size?: number }) => <Picture of={fame} width={size} />;
