import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadSuggestion } from '~/domain/lead/list/last-leads.server';
import type { ClientSuggestion } from '~/domain/lead/list/suggest-clients.server';
import { callSite } from '~/platform/call-site';
import { clientsByName, clientsOfLeads, fieldsOf, type KnownClient } from './known-client';

/** Minimum number of characters for a request (LEAD-25). */
const LEAST = 3;
const PAUSE_MS = 250;
const NAMES = ['firstName', 'lastName'];
/** Where the focus goes from a suggestion: to the first of these fields that the form has. */
const AFTER_NAMES = ['nationality', 'cardMemberTier', 'loyaltyNumber'];

type ClientSuggestionsProps = {
	/** The element around both names and this; the list overlays the content below it. */
	frame: RefObject<HTMLElement | null>;
	/** The prefix that the form adds to the client reference. */
	prefix: string | null;
};

type Offered = { title: 'knownClients' | 'lastClients'; clients: readonly KnownClient[] };

const NOBODY: Offered = { title: 'knownClients', clients: [] };

/**
 * Clients to fill in whole: those of the agent's last leads when a name gets the focus while both are empty, the agency's of the name
 * that is being typed from then on (LEAD-25). The arrow keys lead into the list and back, Escape closes it. Without script the fields
 * are filled in by hand.
 */
export function ClientSuggestions({ frame, prefix }: ClientSuggestionsProps) {
	const { t } = useTranslation('trade-lead');
	const [{ title, clients }, setOffered] = useState(NOBODY);
	/** The field values set by the last selected client. */
	const taken = useRef<ReadonlyMap<string, string>>(new Map());
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		let requested = 0;
		let pause: ReturnType<typeof setTimeout> | undefined;
		let last: Promise<KnownClient[]> | null = null;
		let lastField: HTMLElement | null = null;
		/** Escape gives the focus back, which is no new look at the field. */
		let isReturning = false;
		const offer = async (title: Offered['title'], clients: Promise<KnownClient[]>) => {
			requested += 1;
			const own = requested;
			const found = await clients;
			if (own === requested) setOffered({ title, clients: found });
		};
		const offerLast = () => {
			last ??= readClients<LeadSuggestion>('/api/autocomplete/last-leads', clientsOfLeads);
			void offer('lastClients', last);
		};
		const offerByName = (text: string) => {
			const address = `/api/autocomplete/clients?fullText=${encodeURIComponent(text)}`;
			void offer('knownClients', readClients<ClientSuggestion>(address, clientsByName));
		};
		const isNameless = () => [...element.querySelectorAll('input')].every(({ value }) => value.trim() === '');
		const hearFocus = ({ target }: Event) => {
			if (isReturning || !(target instanceof HTMLInputElement) || !NAMES.includes(target.name)) return;
			element.style.setProperty('--below', `${target.offsetTop + target.offsetHeight}px`);
			if (isNameless()) offerLast();
		};
		const hear = (event: Event) => {
			const input = event.target as HTMLInputElement;
			if (!NAMES.includes(input.name) || !event.isTrusted) return;
			clearTimeout(pause);
			const text = input.value.trim();
			if (text.length >= LEAST) pause = setTimeout(() => offerByName(text), PAUSE_MS);
			else if (isNameless()) offerLast();
			else {
				requested += 1;
				setOffered(NOBODY);
			}
		};
		const close = () => {
			requested += 1;
			clearTimeout(pause);
			setOffered(NOBODY);
		};
		const hearLeave = ({ relatedTarget }: FocusEvent) => {
			if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close();
		};
		const hearKey = (event: KeyboardEvent) => {
			const offered = [...element.querySelectorAll('button')];
			if (offered.length === 0) return;
			const now = offered.findIndex((button) => button === event.target);
			if (event.key === 'Escape') {
				close();
				isReturning = true;
				if (now >= 0) lastField?.focus();
				isReturning = false;
			} else if (event.key === 'ArrowDown') {
				if (now < 0) lastField = document.activeElement instanceof HTMLElement ? document.activeElement : null;
				offered[Math.min(now + 1, offered.length - 1)]?.focus();
			} else if (event.key === 'ArrowUp' && now >= 0) (now === 0 ? lastField : offered[now - 1])?.focus();
			else return;
			// Neither the dialog around it nor the page is meant.
			event.preventDefault();
			event.stopPropagation();
		};
		const hearPress = ({ target }: Event) => {
			if (target instanceof Node && !element.contains(target)) close();
		};
		element.addEventListener('focusout', hearLeave);
		element.addEventListener('keydown', hearKey);
		document.addEventListener('pointerdown', hearPress);
		element.addEventListener('focusin', hearFocus);
		element.addEventListener('input', hear);
		return () => {
			requested += 1;
			clearTimeout(pause);
			element.removeEventListener('focusout', hearLeave);
			element.removeEventListener('keydown', hearKey);
			document.removeEventListener('pointerdown', hearPress);
			element.removeEventListener('focusin', hearFocus);
			element.removeEventListener('input', hear);
		};
	}, [frame]);

	// On phones the list may begin below the visible area.
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (clients.length > 0 && matchMedia('(width < 50rem)').matches) list.current?.scrollIntoView({ block: 'nearest' });
	}, [clients]);

	const take = (client: KnownClient) => {
		const form = frame.current?.closest('form');
		const filled = new Map<string, string>();
		for (const [name, known] of Object.entries(fieldsOf(client, prefix))) {
			const input = form?.elements.namedItem(name);
			if (!(input instanceof HTMLInputElement)) continue;
			const now = input.type === 'checkbox' ? (input.checked ? 'on' : '') : input.value;
			// Clears the fields that came from the previous client; manual input is preserved.
			const value = known ?? (taken.current.get(name) === now ? '' : null);
			if (value === null) continue;
			if (input.type === 'checkbox') input.checked = value === 'on';
			else input.value = value;
			filled.set(name, value);
			input.dispatchEvent(new Event('input', { bubbles: true }));
		}
		taken.current = filled;
		setOffered(NOBODY);
		const next = AFTER_NAMES.map((name) => form?.elements.namedItem(name)).find(
			(field) => field instanceof HTMLElement,
		);
		if (next instanceof HTMLElement) next.focus();
	};
	return (
		<div aria-live="polite" className="contents">
			{clients.length > 0 ? (
				<div
					ref={list}
					className="absolute z-2 top-[calc(var(--below,100%)_+_0.25rem)] inset-x-0 scroll-mb-20 max-h-80 overflow-y-auto border border-hair rounded-control bg-work p-2 shadow-popover"
					data-personal
				>
					<p className="text-(length:--text-note) pt-0.5 pb-1.5 px-2 text-ink2" id="known-clients">
						{t(title)}
					</p>
					<ul aria-labelledby="known-clients">
						{clients.map((client) => (
							<li key={`${client.firstName} ${client.lastName} ${client.reference}`}>
								<button
									className="flex flex-wrap w-full min-h-10 items-center gap-x-3.5 gap-y-0 rounded-chip px-2 text-left hover:bg-row focus-visible:bg-row"
									type="button"
									onClick={() => take(client)}
								>
									<b className="font-semibold">
										{client.firstName} {client.lastName}
									</b>
									{[client.nationality, client.reference, client.loyaltyNumber].filter(Boolean).map((fact) => (
										<span className="text-ink2" key={fact}>
											{fact}
										</span>
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

/** Empty without a response: the fields can be filled in by hand. */
async function readClients<Answer>(address: string, read: (found: Answer[]) => KnownClient[]): Promise<KnownClient[]> {
	const answer = await callSite(address).catch(() => null);
	return answer?.ok ? read((await answer.json()) as Answer[]) : [];
}
