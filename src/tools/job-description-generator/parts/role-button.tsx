import { useState } from 'react';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import type { AnswersForm } from './answer-fields';

// Hundreds of roles are no part of the page.
const RolesDialog = lazyPart(async () => (await import('./roles-dialog')).RolesDialog);

export function RoleButton({ form }: { form: AnswersForm }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className="flex-none" icon="library" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Roles
      </Button>
      {isOpen && (
        <RolesDialog
          onChoose={(title) => {
            form.set('jobTitle', title);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
