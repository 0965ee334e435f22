import { type FetcherWithComponents, useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tradeButton } from '../../trade/trade-button';
import type { ProposalActed } from './list-acted';

const PATH = '/partner/proposals';

type ActionProps = { id: string; client: string; className?: string; kind?: 'dark' | 'line' };

type RemindProps = ActionProps & {
	/** The client was reminded today: nothing is offered, and what was just done stays said. */
	isReminded?: boolean;
};

/** Reminds the client of a proposal from a list; the result stands in the place of the button. */
export function RemindButton({ id, client, className = '', kind = 'line', isReminded = false }: RemindProps) {
	const { t } = useTranslation('dashboard');
	const fetcher = useFetcher<ProposalActed>();
	const { data } = fetcher;
	if (data?.isDone) return <Done>{t('proposals.reminded')}</Done>;
	if (isReminded) return null;
	return (
		<ActForm fetcher={fetcher} intent="remind" {...{ id, client, className, kind }}>
			{t('proposals.remind')}
		</ActForm>
	);
}

/** Copies the link of the client's page. Where the browser does not copy, and without script, the link is shown. */
export function LinkButton({ id, client, className = '', kind = 'line' }: ActionProps) {
	const { t } = useTranslation('dashboard');
	const fetcher = useFetcher<ProposalActed>();
	const [state, setState] = useState<'copied' | 'shown' | null>(null);
	const { data } = fetcher;
	const link = data?.link ?? null;
	useEffect(() => {
		if (link === null) return;
		const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
		copying.then(
			() => setState('copied'),
			() => setState('shown'),
		);
	}, [link]);
	if (link !== null && state === 'copied') return <Done>{t('proposals.copied')}</Done>;
	if (link !== null && state === 'shown') return <ShownLink link={link} />;
	return (
		<ActForm fetcher={fetcher} intent="link" {...{ id, client, className, kind }}>
			{t('proposals.sendLink')}
		</ActForm>
	);
}

type ActFormProps = Required<ActionProps> & {
	fetcher: FetcherWithComponents<ProposalActed>;
	intent: 'remind' | 'link';
	children: string;
};

/** A button that acts on a proposal, named after its client too, with what was refused below it. */
function ActForm({ fetcher, intent, id, client, className, kind, children }: ActFormProps) {
	return (
		<fetcher.Form
			method="post"
			action={PATH}
			onSubmit={(event) => {
				if (fetcher.state !== 'idle') event.preventDefault();
			}}
		>
			<input type="hidden" name="id" value={id} />
			<button
				type="submit"
				name="intent"
				value={intent}
				aria-disabled={fetcher.state !== 'idle'}
				aria-label={`${children}: ${client}`}
				className={tradeButton(kind, className)}
			>
				{children}
			</button>
			<Refusal acted={fetcher.data} />
		</fetcher.Form>
	);
}

/** A link to select and copy. */
export function ShownLink({ link }: { link: string }) {
	const { t } = useTranslation('dashboard');
	return (
		<input
			readOnly
			value={link}
			aria-label={t('proposals.link')}
			onFocus={({ currentTarget }) => currentTarget.select()}
			className="trade-field w-full min-w-40"
		/>
	);
}

/** Takes the focus of the button that it stands in the place of. */
function Done({ children }: { children: ReactNode }) {
	const line = useRef<HTMLParagraphElement>(null);
	useEffect(() => line.current?.focus(), []);
	return (
		<p ref={line} tabIndex={-1} role="status" className="inline-flex min-h-9 items-center font-medium text-ok">
			{children}
		</p>
	);
}

function Refusal({ acted }: { acted: ProposalActed | undefined }) {
	const { t } = useTranslation('dashboard');
	if (!acted || acted.isDone) return null;
	return (
		<p role="alert" className="mt-1 max-w-48 text-note font-medium text-err">
			{t(`proposals.refused.${acted.refusal ?? 'away'}`)}
		</p>
	);
}
