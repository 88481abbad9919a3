import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Drawer } from '../../controls/Drawer.tsx';
import { Choice, Switch } from '../../controls/fields.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import * as icons from '../../controls/icons.tsx';
import { Menu } from '../../controls/Menu.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { Select } from '../../controls/Select.tsx';
import { Slider } from '../../controls/Slider.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import { ENDONYMS, LANGUAGES, type Language } from '../../kit/languages.ts';
import { play, type Sound, setMuted, setVolumes } from '../../table/sound/sound.ts';

const SOUNDS: readonly Sound[] = [
  'tile',
  'dice',
  'hit',
  'lock',
  'page',
  'turn',
  'coin',
  'heal',
  'win',
  'tie',
  'lose',
  'fall',
  'chest',
  'curse',
  'dread',
  'fanfare',
];

export function Controls() {
  const [open, setOpen] = useState<'dialog' | 'bottom' | 'right' | null>(null);
  const show = (which: typeof open) => (shown: boolean) => setOpen(shown ? which : null);
  return (
    <>
      <div className="row">
        <Button look="ember" large>
          Play here
        </Button>
        <Button look="ember">Fight the rat</Button>
        <Button icon={<icons.PeopleIcon />}>Play with friends</Button>
        <Button look="quiet" icon={<icons.UndoIcon />}>
          Take back
        </Button>
        <Button disabled>Open the chest</Button>
        <Menu
          trigger={<IconButton label="More" icon={<icons.MenuIcon />} />}
          items={[
            { label: 'Rules', icon: <icons.BookIcon />, onSelect: () => toast('Rules') },
            { label: 'Settings', icon: <icons.GearIcon />, onSelect: () => toast('Settings') },
            { label: 'Nothing to share', icon: <icons.ShareIcon />, onSelect: () => {}, disabled: true },
            'line',
            { label: 'Leave the table', onSelect: () => toast('You left', { harm: true }), harm: true },
          ]}
        />
      </div>
      <div className="row">
        {Object.entries(icons).map(([name, Icon]) => (
          <IconButton key={name} label={name} icon={<Icon />} />
        ))}
      </div>
      <div className="row">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('bottom')}>Drawer below</Button>
        <Button onClick={() => setOpen('right')}>Drawer at the side</Button>
        <Button onClick={() => toast('Horan beats the rat', { text: 'He takes the daggers.' })}>Toast</Button>
        {SOUNDS.map((sound) => (
          <Button key={sound} look="quiet" onClick={() => play(sound)}>
            {sound}
          </Button>
        ))}
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={show('dialog')}
        title="Leave the table?"
        description="Your seat is kept. A bot plays on until you are back."
        actions={
          <>
            <Button look="quiet" onClick={() => setOpen(null)}>
              Stay
            </Button>
            <Button onClick={() => setOpen(null)}>Leave</Button>
          </>
        }
      />
      <Drawer open={open === 'bottom'} onOpenChange={show('bottom')} title="Your pack">
        <p>Two weapons, three spells, one key.</p>
      </Drawer>
      <Drawer open={open === 'right'} onOpenChange={show('right')} title="Rules" side="right">
        <Panel of="parchment">A fight is won only by more than the monster's strength.</Panel>
      </Drawer>
      <Fields />
    </>
  );
}

function Fields() {
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<Language>('cs');
  const [curse, setCurse] = useState<'others' | 'anyone'>('others');
  const [quiet, setQuiet] = useState(false);
  const [loud, setLoud] = useState(60);
  const [tab, setTab] = useState<'log' | 'rules' | 'chat'>('log');
  return (
    <div className="row" style={{ alignItems: 'stretch' }}>
      <Panel style={{ display: 'grid', gap: 16, flex: '1 1 280px' }}>
        <TextField
          label="Your name"
          value={name}
          onChange={setName}
          placeholder="What the others call you"
          {...(name.length === 1 && { error: 'A name has at least two letters.' })}
        />
        <Select
          label="Language"
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: ENDONYMS[value] }))}
        />
        <Switch
          label="Mute"
          hint="No sound is needed to play."
          checked={quiet}
          onChange={(muted) => {
            setQuiet(muted);
            setMuted(muted);
          }}
        />
        <Slider
          label="Volume"
          value={loud}
          onChange={(value) => {
            setLoud(value);
            setVolumes(value / 100, 0, value / 100);
          }}
        />
      </Panel>
      <Panel of="leather" style={{ flex: '1 1 280px' }}>
        <Choice
          label="Whom may the mummy curse?"
          hint="The two editions differ."
          value={curse}
          onChange={setCurse}
          options={[
            { value: 'others', label: 'Another hero', hint: 'Whoever beat the mummy picks somebody else.' },
            { value: 'anyone', label: 'Any hero', hint: 'Also the one who beat it.' },
          ]}
        />
      </Panel>
      <Panel of="parchment" style={{ flex: '1 1 280px' }}>
        <h3>The log</h3>
        <p>Taia goes east and finds a tunnel.</p>
        <p>Horan rolls 4 and 5, with the sword 11: the skeleton king falls.</p>
        <p>
          See <a href="#K-31">K-31</a> in the rulebook.
        </p>
      </Panel>
      <Panel style={{ flex: '1 1 280px' }}>
        <Tabs
          label="Beside the board"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'log', label: 'Log', content: <p>What happened.</p> },
            { value: 'rules', label: 'Rules', content: <p>What is allowed.</p> },
            { value: 'chat', label: 'Chat', content: <p>What is said.</p> },
          ]}
        />
      </Panel>
    </div>
  );
}
