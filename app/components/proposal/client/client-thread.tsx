import { useTranslation } from 'react-i18next';
import type { ClientView } from './client-view';
import { agentName, momentWords } from './client-words';

/** What client and agent have written to each other, the newest last; nothing before the first message. */
export function ClientThread({ view, className = '' }: { view: ClientView; className?: string }) {
	const { t } = useTranslation(['proposal']);
	const { messages, now, snapshot } = view;
	if (messages.length === 0) return null;
	return (
		<section id="thread" aria-labelledby="thread-title" className={`scroll-mt-6 print:hidden ${className}`}>
			<h3 id="thread-title" className="text-h4">
				{t('thread.title', { agent: agentName(view) })}
			</h3>
			<ol className="mt-3 border-t border-line">
				{messages.map(({ id, side, author, body, isCut, at }) => (
					<li
						key={id}
						className={`border-b border-line py-4 ${side === 'agency' ? 'border-l-2 border-l-accent pl-4' : ''}`}
					>
						<p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
							<b className="font-semibold">{side === 'client' ? t('thread.you') : author}</b>
							<time dateTime={new Date(at).toISOString()} className="tabular text-ink2">
								{momentWords(at, now, snapshot.language)}
							</time>
						</p>
						<p dir="auto" className="mt-1 whitespace-pre-line">
							{body}
						</p>
						{isCut ? <p className="mt-1 text-small text-ink2">{t('thread.cut')}</p> : null}
					</li>
				))}
			</ol>
		</section>
	);
}
