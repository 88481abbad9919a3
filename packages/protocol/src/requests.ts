import { Type } from 'typebox';
import { TIME_UP } from './lists.ts';
import {
  after,
  Code,
  ColourName,
  EmoteName,
  GameName,
  Id,
  LevelName,
  Name,
  nullable,
  ONE_LINE,
  SeatNumber,
  Seed,
  strict,
} from './shapes.ts';

export const TableParams = Type.Object({ id: Id });
export const SeatParams = Type.Object({ id: Id, seat: Type.String({ pattern: '^\\d{1,2}$' }) });
export const CodeParams = Type.Object({ code: Code });
export const SeeQuery = Type.Object({ invitation: Type.Optional(Code) });
export const StreamQuery = Type.Object({
  invitation: Type.Optional(Code),
  since: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'The last event id you have' })),
});
export const AwayQuery = Type.Object({
  since: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'The version you have seen last' })),
});
export const PageQuery = Type.Object({ after });
export const ListQuery = Type.Object({ game: Type.Optional(GameName), after });

export const NameBody = Type.Object({ name: Name }, strict);

export const ExchangeBody = Type.Object(
  {
    endOthers: Type.Optional(
      Type.Boolean({
        description: 'Every other token and cookie of this guest is worth nothing from now on',
      }),
    ),
  },
  strict,
);

const wishes = {
  options: Type.Optional(
    Type.Record(
      Type.String({ maxLength: 60 }),
      Type.Union([Type.String({ maxLength: 60 }), Type.Boolean()]),
      { maxProperties: 60 },
    ),
  ),
  set: Type.Optional(nullable(Type.Unsafe<object>({ type: 'object', description: 'Another component set' }))),
  public: Type.Optional(Type.Boolean()),
  chat: Type.Optional(Type.Boolean()),
  awayLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 86400, description: 'Seconds' })),
  clock: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 10,
        maximum: 1_209_600,
        description: 'Seconds that a person who is asked may think, up to fourteen days; then a bot plays on',
      }),
    ),
  ),
  timeUp: Type.Optional(
    Type.Enum([...TIME_UP], { description: 'What a bot does when the time is up: play on, or one turn' }),
  ),
  rated: Type.Optional(
    Type.Boolean({ description: 'It counts for ratings: no hints, and nothing is taken back by leave' }),
  ),
  anyTakeBack: Type.Optional(
    Type.Boolean({ description: 'Whoever is alone with computer players may take any answer back' }),
  ),
  coach: Type.Optional(Type.Boolean({ description: 'Screens may give hints to whoever is asked' })),
  chances: Type.Optional(
    Type.Boolean({ description: 'A shared screen says who is how likely to win; never where it is rated' }),
  ),
  watchable: Type.Optional(
    Type.Boolean({ description: 'When it is over whoever has the link may watch it again' }),
  ),
};
export const WishesBody = Type.Object({ game: Type.Optional(GameName), ...wishes }, strict);
const shared = Type.Boolean({
  description: 'Opened by a screen for a whole room, which takes no seat: whoever sits there is a host',
});
export const NewTableBody = Type.Object(
  {
    game: GameName,
    ...wishes,
    shared: Type.Optional(shared),
    club: Type.Optional(
      Type.String({ ...Id, description: 'A table of a club of yours: its members find it' }),
    ),
    bots: Type.Optional(Type.Array(LevelName, { maxItems: 16 })),
  },
  strict,
);

export const SitBody = Type.Object(
  { seat: Type.Optional(SeatNumber), invitation: Type.Optional(Code), seed: Type.Optional(Seed) },
  strict,
);
export const OnlookerParams = Type.Object({ id: Id, onlooker: Type.String({ pattern: '^\\d{1,6}$' }) });
export const OnlookBody = Type.Object(
  {
    next: Type.Optional(Type.Boolean({ description: 'A place in the next match' })),
    seat: Type.Optional(
      nullable({ ...SeatNumber, description: 'A seat that a bot plays on for somebody; null for none' }),
    ),
    invitation: Type.Optional(Code),
  },
  strict,
);
export const OtherSeatBody = Type.Object({ seat: SeatNumber }, strict);
export const BotBody = Type.Object({ level: LevelName }, strict);
export const ChoiceBody = Type.Object(
  {
    figure: Type.Optional(nullable(Type.String({ maxLength: 60 }))),
    colour: Type.Optional(ColourName),
    ready: Type.Optional(Type.Boolean()),
    seed: Type.Optional(Seed),
  },
  strict,
);
export const CarryBody = Type.Object({ code: Code }, strict);

const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'The version of the game this is for',
});
export const AnswerBody = Type.Object(
  {
    version: Version,
    answer: Type.Union([
      Type.String({ maxLength: 200 }),
      Type.Record(Type.String(), Type.Unknown(), { maxProperties: 20 }),
    ]),
  },
  strict,
);
const Place = Type.String({
  maxLength: 40,
  pattern: '^[A-Za-z0-9 .-]+$',
  description: 'A place on the board, as the screens of the game call it',
});
export const PointerBody = Type.Object({ place: nullable(Place) }, strict);
export const VersionBody = Type.Object({ version: Version }, strict);
export const ChatBody = Type.Object(
  {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: ONE_LINE })),
    emote: Type.Optional(EmoteName),
  },
  { ...strict, minProperties: 1, maxProperties: 1 },
);
