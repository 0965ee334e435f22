import { json, type LoaderFunctionArgs, type SerializeFrom } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactBand } from '~/components/content/contact-band';
import contentStyles from '~/components/content/content.css?url';
import { ContentsList } from '~/components/content/contents-list';
import { creditsSection } from '~/components/content/credits-section.server';
import { faqPage } from '~/components/content/faq-page';
import { QuestionList } from '~/components/content/question-list';
import { ContentHtml, ReferenceSection, StorySection } from '~/components/content/text-sections';
import { breadcrumbList } from '~/components/layout/breadcrumb-list';
import { type BreadcrumbStep, Breadcrumbs } from '~/components/layout/breadcrumbs';
import { pageMeta, stylesheets } from '~/components/layout/page-meta';
import { type RootData, useRoot } from '~/components/root/use-root';
import { Scene } from '~/components/ui/scene';
import type { RequestContext } from '~/context';
import { fillText } from '~/domain/content/fill-text';
import { loadText } from '~/domain/content/load-text.server';
import { type PlainPage, plainPageAbove, plainPageAt } from '~/domain/content/plain-pages';
import { SCENES, type SceneName } from '~/domain/content/scenes';
import { wordsOfBrand } from '~/domain/content/words-of-brand';
import { listCredits } from '~/domain/credits/list-credits.server';
import { formatDate } from '~/domain/date/format-date';
import type { Language } from '~/domain/language/language';
import { sharedPath } from '~/domain/language/localized-paths';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache/cache-control';
import { isUnavailable } from '~/platform/errors';

export const handle = { i18n: ['content'] };

export const links = stylesheets(contentStyles);

/** A page that is nothing but its text: one module for all, the address says which. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = plainPageAt(new URL(request.url).pathname);
	if (!page) throw new Response(null, { status: 404 });
	const { paths } = page;
	const { language } = context;
	const text = fillText(loadText(page, language), wordsOfBrand(context.brand, language));
	const credits = page.slug === 'legal-notice' ? await sourcesOf(context) : null;
	return json({
		...text,
		sections: credits ? [...text.sections, credits] : text.sections,
		isNoindex: page.isNoindex ?? false,
		path: paths[language],
		breadcrumbs: stepsTo(page, language),
		// Where both languages share an address the switch says which one.
		...(paths.en === paths.de ? {} : { alternates: paths }),
	});
}

/** Sources of the catalogue (PAGE-39); the notice itself needs no database, so it comes without them while that is away. */
async function sourcesOf(ctx: RequestContext) {
	try {
		return creditsSection(await listCredits({ ctx }), ctx.language);
	} catch (error) {
		if (isUnavailable(error)) return null;
		throw error;
	}
}

/** From the landing page to a page that lies below another; null for any other page. */
function stepsTo(page: PlainPage, language: Language): BreadcrumbStep[] | null {
	const above = plainPageAbove(page);
	if (!above) return null;
	const step = (each: PlainPage) => ({ text: loadText(each, language).frontMatter.heading, to: each.paths[language] });
	return [{ text: serverTexts(language).t('nav.home'), to: '/' }, step(above), step(page)];
}

export default function PlainPageRoute() {
	const { t } = useTranslation('content');
	const { language } = useRoot();
	const text = useLoaderData<typeof loader>();
	const { breadcrumbs } = text;
	const { heading, lead, picture, updated, layout, contact } = text.frontMatter;
	const Body = layout === 'reference' ? ReferenceBody : StoryBody;
	return (
		<main id="content">
			<div className={`container pb-16 lg:pb-24 ${breadcrumbs ? 'pt-5 lg:pt-8' : 'pt-10 lg:pt-18'}`}>
				{breadcrumbs ? (
					<div className="pb-6 lg:pb-10">
						<Breadcrumbs label={t('breadcrumbs')} steps={breadcrumbs} />
					</div>
				) : null}
				<h1 className="max-w-4xl text-h1">{heading}</h1>
				{lead ? <p className="mt-5 max-w-[42rem] text-lead text-ink2">{lead}</p> : null}
				{layout === 'reference' ? (
					<p className="mt-5 text-small text-ink2">{t('updated', { date: formatDate(updated, language) })}</p>
				) : null}
				{picture ? <WidePicture picture={picture} isFirst /> : null}
				<Body text={text} />
				<QuestionList questions={text.questions} />
			</div>
			{contact ? <ContactBand /> : null}
		</main>
	);
}

type Text = Pick<SerializeFrom<typeof loader>, 'frontMatter' | 'intro' | 'sections'>;

/** To be read from top to bottom: each heading beside its part, a picture half-way. */
function StoryBody({ text: { frontMatter, intro, sections } }: { text: Text }) {
	const middle = Math.floor(sections.length / 2);
	return (
		<div className="mt-12 lg:mt-18">
			{intro ? (
				<div className="grid gap-x-8 pb-12 lg:grid-cols-3 lg:pb-16">
					<div className="lg:col-span-2 lg:col-start-2">
						<ContentHtml html={intro} />
					</div>
				</div>
			) : null}
			{sections.map((section, index) => (
				<Fragment key={section.id}>
					{frontMatter.interlude && index === middle ? (
						<div className="pb-10 lg:pb-14">
							<WidePicture picture={frontMatter.interlude} />
						</div>
					) : null}
					<StorySection section={section} />
				</Fragment>
			))}
		</div>
	);
}

/** To look things up in: a table of contents beside the text. */
function ReferenceBody({ text: { intro, sections } }: { text: Text }) {
	return (
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
	);
}

function WidePicture({ picture, isFirst }: { picture: { scene: SceneName; alt: string }; isFirst?: boolean }) {
	return (
		<div className="-mx-5 mt-10 aspect-[3/2] md:mx-0 md:aspect-[2/1] lg:mt-14 xl:aspect-[9/4]">
			<Scene
				name={picture.scene}
				{...SCENES[picture.scene]}
				sizes="(width >= 90rem) 82rem, 100vw"
				alt={picture.alt}
				isFirst={isFirst}
			/>
		</div>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
	if (!data) return [];
	const { frontMatter, path, isNoindex, breadcrumbs, questions } = data;
	const { title, description, picture } = frontMatter;
	const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
	if (!root) return [{ title }];
	const steps = breadcrumbs?.map(({ text, to }) => ({ text, to: sharedPath(to)[root.language] }));
	return pageMeta(matches, {
		title,
		description,
		path,
		isNoindex,
		...('alternates' in data ? { alternates: data.alternates } : {}),
		picture: picture ? previewOf(picture, root.canonicalOrigin) : null,
		structured: [
			...(steps ? [breadcrumbList(root.canonicalOrigin, steps)] : []),
			...(questions.length > 0 ? [faqPage(questions)] : []),
		],
	});
};

function previewOf({ scene, alt }: { scene: SceneName; alt: string }, origin: string) {
	const { width, height } = SCENES[scene];
	return { url: `${origin}/scenes/${scene}-${width}.jpg`, width, height, alt };
}

export const headers = publicPageHeaders;
