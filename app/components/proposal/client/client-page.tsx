import { useEffect, useState } from 'react';
import { ClientAnswer } from './client-answer';
import { ClientApproved } from './client-approved';
import { ClientBar } from './client-bar';
import { ClientChanges } from './client-changes';
import { ClientComparison } from './client-comparison';
import { ClientEnded } from './client-ended';
import type { ClientOutcome } from './client-form';
import { ClientFooter, ClientHeader } from './client-frame';
import { ClientLetter } from './client-letter';
import { ClientOptionSection } from './client-option';
import type { ClientView } from './client-view';

type ClientPageProps = { view: ClientView; outcome?: ClientOutcome };

/**
 * A proposal as its client reads it: a letter with pictures, then a comparison, each option whole, and an answer. Drawn of plain data, so that
 * a draft's preview is this very page. It speaks the namespace `proposal`, in the language of the document.
 * @public for the builder's preview
 */
export function ClientPage({ view, outcome = null }: ClientPageProps) {
	return (
		<>
			<ClientHeader view={view} />
			<main id="content">
				<ClientBody view={view} outcome={outcome} />
			</main>
			<ClientFooter view={view} />
		</>
	);
}

/** What stands between header and footer: the proposal, or what has become of it. */
export function ClientBody({ view, outcome = null }: ClientPageProps) {
	const { state, approval, isNewest, snapshot } = view;
	if (state === 'withdrawn' || state === 'expired') return <ClientEnded view={view} outcome={outcome} />;
	if (approval && isNewest) return <ClientApproved view={view} approval={approval} outcome={outcome} />;
	return <Reading key={snapshot.version} view={view} outcome={outcome} />;
}

function Reading({ view, outcome }: { view: ClientView; outcome: ClientOutcome }) {
	const { options } = view.snapshot;
	const [chosen, setChosen] = useState(() => {
		const typed = options.find(({ key }) => key === outcome?.typed.option);
		const first = options.find(({ isFirstChoice }) => isFirstChoice);
		return (typed ?? first ?? (options.length === 1 ? options[0] : undefined))?.key ?? null;
	});
	// What was chosen before this script was there counts: the form would send it.
	useEffect(() => {
		const picked = document.querySelector<HTMLInputElement>('input[name="option"]:checked');
		if (picked) setChosen(picked.value);
	}, []);
	const isOpen = view.isNewest && view.state !== 'declined';
	return (
		<>
			<div>
				<ClientLetter view={view} />
				<ClientChanges view={view} />
				{options.length > 1 ? <ClientComparison view={view} /> : null}
				{options.map((option, at) => (
					<ClientOptionSection key={option.key} view={view} option={option} number={at + 1} />
				))}
				{isOpen ? <ClientBar view={view} chosen={chosen} onChoose={setChosen} /> : null}
			</div>
			<ClientAnswer view={view} outcome={outcome} chosen={chosen} onChoose={setChosen} />
		</>
	);
}
