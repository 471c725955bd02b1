import { Labelled } from '@/ui/labelled';

interface ServerFieldProps {
  label: string;
  hint: string;
  fault: string;
  server: string;
  onChange: (server: string) => void;
  onBlur?: () => void;
}

/** The address of a server for rooms, as it is typed. */
export function ServerField({ label, hint, fault, server, onChange, onBlur }: ServerFieldProps) {
  return (
    <Labelled label={label} hint={hint} fault={fault}>
      {(control) => (
        <input
          {...control}
          className="input"
          inputMode="url"
          placeholder="wss://team.example.com/rooms"
          value={server}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
