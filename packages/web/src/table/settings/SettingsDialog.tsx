import { Dialog } from '../../controls/Dialog.tsx';
import { Choice, Switch } from '../../controls/fields.tsx';
import { Select } from '../../controls/Select.tsx';
import { Slider } from '../../controls/Slider.tsx';
import styles from '../../controls/Waiting.module.css';
import { useLanguage } from '../../kit/language/language.tsx';
import { ENDONYMS, LANGUAGES } from '../../kit/languages.ts';
import { CONTRASTS, OTHERS, SPEEDS, settings } from '../../kit/settings.ts';
import { useVoice } from '../../kit/speech.ts';
import { useStore } from '../../kit/store.ts';

export default function SettingsDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { m, language } = useLanguage();
  const now = useStore(settings);
  const voice = useVoice(language);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.settings.title}>
      <div className={styles.settings}>
        <Select
          label={m.settings.language}
          value={language}
          onChange={(chosen) => settings.change({ language: chosen })}
          options={LANGUAGES.map((value) => ({ value, label: ENDONYMS[value] }))}
        />
        <Select
          label={m.settings.contrast}
          value={now.contrast}
          onChange={(contrast) => settings.change({ contrast })}
          options={CONTRASTS.map((value) => ({ value, label: m.settings.contrasts[value] }))}
        />
        <Switch
          label={m.settings.sound}
          checked={!now.muted}
          onChange={(on) => settings.change({ muted: !on })}
        />
        {(
          [
            ['volume', m.settings.volume],
            ['music', m.settings.music],
            ['calls', m.settings.calls],
          ] as const
        ).map(([of, label]) => (
          <Slider
            key={of}
            label={label}
            value={now[of]}
            max={1}
            step={0.05}
            format={{ style: 'percent' }}
            onChange={(value) => settings.change({ [of]: value })}
          />
        ))}
        <Choice
          label={m.settings.speed}
          value={now.speed}
          onChange={(speed) => settings.change({ speed })}
          options={SPEEDS.map((value) => ({
            value,
            label: m.settings.speeds[value][0],
            hint: m.settings.speeds[value][1],
          }))}
        />
        <Choice
          label={m.settings.others}
          value={now.others}
          onChange={(others) => settings.change({ others })}
          options={OTHERS.map((value) => ({
            value,
            label: m.settings.tellings[value][0],
            hint: m.settings.tellings[value][1],
          }))}
        />
        {(
          [
            ['throws', m.settings.throws],
            ['title', m.settings.titleHint],
            ['vibrate', m.settings.vibrate],
            ['notes', m.notes.setting],
            ['endings', m.table.endings],
            ['ruleNumbers', m.settings.ruleNumbers, m.settings.ruleNumbersHint],
            ['warnings', m.coach.setting, m.coach.settingHint],
          ] as const
        ).map(([of, label, hint]) => (
          <Switch
            key={of}
            label={label}
            hint={hint}
            checked={now[of]}
            onChange={(on) => settings.change({ [of]: on })}
          />
        ))}
        {voice !== undefined && (
          <Switch
            label={m.settings.reads}
            hint={m.settings.readsHint}
            checked={now.reads}
            onChange={(reads) => settings.change({ reads })}
          />
        )}
      </div>
    </Dialog>
  );
}
