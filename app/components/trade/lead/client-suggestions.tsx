import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientSuggestion } from '~/domain/lead/list/suggest-clients.server';

/** H§5: the server is asked at this many characters or more. */
const LEAST = 3;
const PAUSE_MS = 250;
const SHOWN = 4;
const TYPED_INTO = ['firstName', 'lastName'];
/** Where the focus goes from a suggestion: to the first of these fields that the form has. */
const AFTER_NAMES = ['nationality', 'cardMemberTier', 'loyaltyNumber'];

/**
 * The agency's clients of the name that is being typed, to fill in whole; without script the fields are filled in by hand. `frame` is
 * an element of the form with both names.
 */
export function ClientSuggestions({ frame }: { frame: RefObject<HTMLElement | null> }) {
	const { t } = useTranslation('trade-lead');
	const [clients, setClients] = useState<readonly ClientSuggestion[]>([]);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		let asked = 0;
		const ask = async (text: string) => {
			asked += 1;
			const own = asked;
			const answer = await fetch(`/api/autocomplete/clients?fullText=${encodeURIComponent(text)}`).catch(() => null);
			const found = answer?.ok ? ((await answer.json()) as ClientSuggestion[]) : [];
			if (own === asked) setClients(found.slice(0, SHOWN));
		};
		const hear = (event: Event) => {
			const input = event.target as HTMLInputElement;
			if (!TYPED_INTO.includes(input.name) || !event.isTrusted) return;
			clearTimeout(pause.current);
			const text = input.value.trim();
			if (text.length < LEAST) {
				asked += 1;
				setClients([]);
			} else pause.current = setTimeout(() => void ask(text), PAUSE_MS);
		};
		element.addEventListener('input', hear);
		return () => {
			asked += 1;
			clearTimeout(pause.current);
			element.removeEventListener('input', hear);
		};
	}, [frame]);

	const take = (client: ClientSuggestion) => {
		const form = frame.current?.closest('form');
		const fill = (name: string, value: string | null) => {
			const input = form?.elements.namedItem(name);
			if (!(input instanceof HTMLInputElement) || value === null) return;
			if (input.type === 'checkbox') input.checked = value === 'on';
			else input.value = value;
			input.dispatchEvent(new Event('input', { bubbles: true }));
		};
		fill('firstName', client.firstName);
		fill('lastName', client.lastName);
		fill('nationality', client.nationality);
		fill('amexCardMember', client.amexCardMember ? 'on' : '');
		fill('cc', client.reference?.replace(/^CC/i, '') ?? null);
		setClients([]);
		const next = AFTER_NAMES.map((name) => form?.elements.namedItem(name)).find(
			(field) => field instanceof HTMLElement,
		);
		if (next instanceof HTMLElement) next.focus();
	};
	return (
		<div aria-live="polite" className="col-span-full empty:absolute">
			{clients.length > 0 ? (
				<div className="house-form-clients">
					<p id="known-clients">{t('knownClients')}</p>
					<ul aria-labelledby="known-clients">
						{clients.map((client) => (
							<li key={`${client.firstName} ${client.lastName} ${client.reference}`}>
								<button type="button" onClick={() => take(client)}>
									<b>
										{client.firstName} {client.lastName}
									</b>
									{[client.nationality, client.reference].filter(Boolean).map((fact) => (
										<span key={fact}>{fact}</span>
									))}
								</button>
							</li>
						))}
					</ul>
				</div>
			) : null}
		</div>
	);
}
