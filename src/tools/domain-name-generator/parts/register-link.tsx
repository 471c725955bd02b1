import { Icon } from '@/ui/icon';
import { isTaken, registrarLink, type Standing } from '../availability';
import { registrars, type RegistrarId } from '../content';

interface RegisterLinkProps {
  standing: Standing;
  shown: string;
  domain: string;
  registrar: RegistrarId;
}

/** Only a registry's own word earns a plain "Register"; everything else is still to be checked there. */
export function RegisterLink({ standing, shown, domain, registrar }: RegisterLinkProps) {
  if (isTaken(standing)) return null;
  const isUnknown = standing.kind === 'none' || (standing.kind === 'live' && standing.state === 'unknown');
  const isSure = standing.kind === 'live' && standing.state === 'available';
  const name = isSure ? `Register ${shown}` : isUnknown ? `${shown}: Check at registrar` : `Register ${shown}: Check at registrar`;
  return (
    <a
      href={registrarLink(registrar, domain)}
      target="_blank"
      rel="noopener noreferrer"
      className="btn ml-1.5"
      aria-label={name}
      title={`Opens ${registrars[registrar].label}`}
    >
      {isSure ? 'Register' : 'Check at registrar'}
      <Icon icon="external-link" size={14} />
    </a>
  );
}
