import { type Static, Type } from 'typebox';
import { TOURNAMENT_KINDS } from './lists.ts';
import { Code, GameName, Id, list, Name, next, nullable, ONE_LINE, strict, Time } from './shapes.ts';

export const TournamentParams = Type.Object({ id: Id });
export const TournamentCodeParams = Type.Object({ code: Code });

const Kind = Type.Enum([...TOURNAMENT_KINDS], {
  description: 'By score (Swiss), knock-out, or the same luck for everybody at the same seats (duplicate)',
});
const Rounds = Type.Integer({
  minimum: 1,
  maximum: 12,
  description: 'At a knock-out so many as it takes until one is left, whatever is said here',
});
const Seats = Type.Integer({ minimum: 2, maximum: 63, description: 'How many sit at a table' });
const Team = Type.Integer({
  minimum: 1,
  maximum: 8,
  description: 'How many play for each other, at other tables and other seats; at a duplicate evening alone',
});
const Clock = Type.Integer({
  minimum: 10,
  maximum: 1_209_600,
  description: 'Seconds that whoever is asked may think; then a bot plays on until they are back',
});
export const TournamentBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 40, pattern: ONE_LINE }),
    game: GameName,
    kind: Kind,
    seats: Seats,
    rounds: Rounds,
    team: Type.Optional(Team),
    clock: Clock,
    club: Type.Optional(
      Type.String({ ...Id, description: 'A tournament of a club of yours: its members find it' }),
    ),
  },
  strict,
);
export const TakePartBody = Type.Object(
  {
    with: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 63, description: 'Whom to play with, as `players` lists them' }),
    ),
  },
  strict,
);
export const NextRoundBody = Type.Object(
  { round: Type.Integer({ minimum: 2, maximum: 12, description: 'Which one is to begin now' }) },
  strict,
);

const line = {
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  kind: Kind,
  status: Type.Enum(['open', 'on', 'over']),
  players: Type.Integer(),
};
const TournamentLine = Type.Object(line);
/** A tournament in a list. */
export type TournamentLine = Static<typeof TournamentLine>;
export const TournamentLines = list(TournamentLine);
export const TournamentsReply = Type.Object({ tournaments: TournamentLines, next });
export const TournamentFound = Type.Object({ id: Type.String() });

const Player = Type.Object({
  name: Name,
  you: Type.Boolean(),
  team: Type.Integer(),
  left: Type.Boolean({ description: 'They play no more: a computer player does, or nobody' }),
});
const index = Type.Integer({ description: 'As `players` lists them' });
const Standing = Type.Object({
  place: Type.Integer({ description: 'Whoever is level shares it' }),
  players: list(index),
  played: Type.Integer(),
  won: Type.Integer({ description: 'Tables' }),
  score: Type.Number({
    description:
      'By score: for each table the share of the others one came in before. At a knock-out: rounds survived. At a duplicate evening: the share of all matchpoints',
  }),
  ties: list(
    Type.Number({ description: 'What decides between equal scores: Buchholz, then Sonneborn and Berger' }),
  ),
  chance: nullable(
    Type.Number({ description: 'How often they win in endings imagined from standings and ratings' }),
  ),
});
const Seat = Type.Object({
  player: nullable({ ...index, description: 'Null for a computer player' }),
  place: nullable(Type.Integer()),
  points: nullable(Type.Number()),
  matchpoints: nullable(
    Type.Integer({ description: 'Two for each who made less of the same seat, one for each equal' }),
  ),
  top: nullable(Type.Integer({ description: 'What all of them would be' })),
});
const Table = Type.Object({
  number: Type.Integer(),
  table: nullable(Type.String({ description: 'None where somebody goes on without playing' })),
  over: Type.Boolean(),
  watch: nullable(Type.String({ description: 'The code with which anybody may look on' })),
  seats: list(Seat),
});
const Round = Type.Object({
  round: Type.Integer(),
  over: Type.Boolean(),
  tables: list(Table),
  commitment: nullable(
    Type.String({ description: 'SHA-256 of what the luck of a deal follows from, in hexadecimal' }),
  ),
});
export const Tournament = Type.Object({
  ...line,
  players: list(Player),
  code: Type.String({ description: 'Whoever has it finds the tournament, and may take part' }),
  club: nullable(Type.String()),
  seats: Type.Integer(),
  rounds: Type.Integer(),
  team: Type.Integer(),
  clock: Type.Integer(),
  round: Type.Integer({ description: 'The one that is being played, or was last; 0 before the first' }),
  nextAt: nullable(Type.String({ ...Time, description: 'When the next round begins' })),
  you: Type.Object({
    owner: Type.Boolean(),
    plays: Type.Boolean(),
    mayEnter: Type.Boolean(),
    table: nullable(Type.String({ description: 'Where you are expected' })),
  }),
  standings: list(Standing),
  played: list(Round),
});
/** A tournament, whole: who plays, what was drawn, how it ended. */
export type Tournament = Static<typeof Tournament>;
