import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ContactBlock } from '~/components/content/contact-block';
import { ContentsList } from '~/components/content/contents-list';
import { QuestionList } from '~/components/content/question-list';
import { ContentHtml, ReferenceSection, StorySection } from '~/components/content/text-sections';
import { pageMeta } from '~/components/layout/page-meta';
import { Scene } from '~/components/ui/scene';
import { loadText } from '~/domain/content/load-text.server';
import { plainPageAt } from '~/domain/content/plain-pages';
import { SCENES } from '~/domain/content/scenes';
import { formatDate } from '~/domain/date/format-date';
import { publicPageHeaders } from '~/platform/cache-policy';
import { useRoot } from '~/root';

export const handle = { i18n: ['content'] };

/** A page that is nothing but its text (P§2): one module for all, the address says which. */
export function loader({ request, context }: LoaderFunctionArgs) {
	const page = plainPageAt(new URL(request.url).pathname);
	if (!page) throw new Response(null, { status: 404 });
	const { paths } = page;
	return json({
		...loadText(page, context.language),
		isNoindex: page.isNoindex ?? false,
		path: paths[context.language],
		// Where both languages share an address the switch says which one.
		...(paths.en === paths.de ? {} : { alternates: paths }),
	});
}

export default function PlainPage() {
	const { t } = useTranslation('content');
	const { language } = useRoot();
	const { frontMatter, intro, sections, questions } = useLoaderData<typeof loader>();
	const { heading, lead, picture, updated, layout } = frontMatter;
	const scene = picture ? SCENES[picture.scene] : null;
	const isReference = layout === 'reference';
	return (
		<main id="content">
			<div className="container pt-10 pb-16 lg:pt-18 lg:pb-24">
				<h1 className="max-w-4xl text-h1">{heading}</h1>
				{lead ? <p className="mt-5 max-w-[42rem] text-lead text-ink2">{lead}</p> : null}
				{isReference ? (
					<p className="mt-5 text-small text-ink2">{t('updated', { date: formatDate(updated, language) })}</p>
				) : null}
				{picture && scene ? (
					<div className="-mx-5 mt-10 aspect-[3/2] md:mx-0 md:aspect-[2/1] lg:mt-14 lg:aspect-[5/2]">
						<Scene name={picture.scene} {...scene} sizes="(width >= 90rem) 82rem, 100vw" alt={picture.alt} isFirst />
					</div>
				) : null}
				{isReference ? (
					<div className="mt-10 grid gap-x-8 gap-y-10 lg:mt-14 lg:grid-cols-3 lg:border-t lg:border-line2 lg:pt-10">
						<ContentsList parts={sections} />
						<div className="lg:col-span-2">
							{intro ? (
								<div className="pb-10">
									<ContentHtml html={intro} />
								</div>
							) : null}
							{sections.map((section) => (
								<ReferenceSection key={section.id} section={section} />
							))}
						</div>
					</div>
				) : (
					<div className="mt-12 lg:mt-18">
						{intro ? (
							<div className="grid gap-x-8 pb-12 lg:grid-cols-3 lg:pb-16">
								<div className="lg:col-span-2 lg:col-start-2">
									<ContentHtml html={intro} />
								</div>
							</div>
						) : null}
						{sections.map((section) => (
							<StorySection key={section.id} section={section} />
						))}
					</div>
				)}
				<QuestionList questions={questions} />
			</div>
			{frontMatter.contact ? <ContactBlock /> : null}
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
	if (!data) return [];
	const { frontMatter, path, isNoindex } = data;
	const alternates = 'alternates' in data ? data.alternates : undefined;
	const { title, description } = frontMatter;
	return pageMeta(matches, { title, description, path, isNoindex, ...(alternates ? { alternates } : {}) });
};

export const headers = publicPageHeaders;
