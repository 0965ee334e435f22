import { initialsOf } from '../../trade/initials-of';
import type { ClientView } from './client-view';

type ClientAgentProps = { view: ClientView; title?: string; className?: string };

/** Who looks after the client, and how to reach them; nothing once the personal part was erased. */
export function ClientAgent({ view: { person, snapshot }, title, className = '' }: ClientAgentProps) {
	if (!person) return null;
	const { agent } = person;
	return (
		<address className={`flex items-center gap-4 not-italic ${className}`}>
			<Initials agent={agent} className="size-15 text-[1.0625rem]" />
			<span className="min-w-0">
				<b className="block font-semibold">{title ?? agent.name}</b>
				<span className="block text-small text-ink2">
					{title ? `${agent.name}, ${snapshot.agency}` : snapshot.agency}
				</span>
				<span className="flex flex-wrap gap-x-4 text-small text-ink2">
					{agent.phone ? (
						<a href={`tel:${agent.phone.replace(/[^+\d]/g, '')}`} className={LINK}>
							{agent.phone}
						</a>
					) : null}
					<a href={`mailto:${agent.email}`} className={LINK}>
						{agent.email}
					</a>
				</span>
			</span>
		</address>
	);
}

const LINK = 'inline-block py-0.5 underline-offset-4 hover:underline';

type InitialsProps = { agent: NonNullable<ClientView['person']>['agent']; className: string };

/** In the place of a portrait. */
export function Initials({ agent, className }: InitialsProps) {
	return (
		<span
			aria-hidden="true"
			className={`grid shrink-0 place-items-center rounded-full bg-light2 font-semibold text-main ${className}`}
		>
			{initialsOf(agent)}
		</span>
	);
}
