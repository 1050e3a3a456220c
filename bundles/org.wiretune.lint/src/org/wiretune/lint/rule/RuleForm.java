/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Observation;
import org.wiretune.core.Origin;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.model.assembly.Module;

/**
 * The form in which rules are written: on which sites, when, measured, limit, fixes. The words come from
 * {@link RuleTexts}. A relation between several settings uses a record of them as its site.
 *
 * @param <S> a site: what the rule looks at, one after the other
 */
public final class RuleForm<S> {

	/** What a rule looks at beside modules that looks at nothing else. */
	private static final Object NOTHING = new Object();

	private final String id;
	private final Subject subject;
	private final Severity severity;
	/** Those that belong to no module, of a rule that looks at modules. */
	private Function<? super RuleContext, Stream<S>> sites;
	/** Of a rule that looks at modules; null of others. */
	private final OfModules<?, S> ofModules;
	private final List<BiPredicate<S, RuleContext>> conditions = new ArrayList<>();
	private final Map<String, BiFunction<S, RuleContext, Object>> values = new LinkedHashMap<>();
	private final List<FixForm<S>> fixes = new ArrayList<>();
	private final List<RuleLimit> limits = new ArrayList<>();
	private boolean standard = true;
	private Function<S, Severity> siteSeverity;
	private Function<S, Origin> place;
	private BiFunction<S, RuleContext, String> variant = (site, context) -> null;
	private Function<S, Assumption> assumption = site -> null;
	private Function<S, List<Origin>> related = site -> List.of();
	/** What is stated when there is a site. */
	private Consumer<RuleForm<S>> rest = form -> {
	};
	/** Written last, so that whoever reads it sees all that was stated. */
	private volatile boolean complete;
	private boolean built;

	private RuleForm(String id, Subject subject, Severity severity, Function<? super RuleContext, Stream<S>> sites, OfModules<?, S> ofModules) {
		this.id = id;
		this.subject = subject;
		this.severity = severity;
		this.sites = sites;
		this.ofModules = ofModules;
		this.siteSeverity = site -> severity;
	}

	/**
	 * Starts a rule.
	 *
	 * @param <S> a site
	 * @param id the id in the catalogue
	 * @param subject what it is about
	 * @param severity how much it usually matters
	 * @param sites what the rule looks at
	 * @return the form
	 */
	public static <S> RuleForm<S> rule(String id, Subject subject, Severity severity, Function<? super RuleContext, Stream<S>> sites) {
		return new RuleForm<>(id, subject, severity, sites, null);
	}

	/**
	 * Starts a rule that looks at one module after the other and at what each leads to, and at nothing else: see {@link ModuleRule}.
	 *
	 * @param <S> a site
	 * @param id the id in the catalogue
	 * @param subject what it is about
	 * @param severity how much it usually matters
	 * @param sites what the rule looks at in a module
	 * @return the form
	 */
	public static <S> RuleForm<S> ofModules(String id, Subject subject, Severity severity, Function<Module, Stream<S>> sites) {
		return ofModules(id, subject, severity, context -> module -> NOTHING, (module, nothing) -> sites.apply(module));
	}

	/**
	 * Starts a rule that looks at one module after the other, at what each leads to, and at a value beside it: see {@link ModuleRule}.
	 *
	 * @param <S> a site
	 * @param <B> the value
	 * @param id the id in the catalogue
	 * @param subject what it is about
	 * @param severity how much it usually matters
	 * @param beside gives the value of each module of a reading, not null; see {@link ModuleRule#beside}
	 * @param sites what the rule looks at in a module
	 * @return the form
	 */
	public static <S, B> RuleForm<S> ofModules(String id, Subject subject, Severity severity, Function<? super RuleContext, Function<Module, B>> beside, BiFunction<Module, B, Stream<S>> sites) {
		return new RuleForm<>(id, subject, severity, context -> Stream.empty(), new OfModules<>(beside, sites));
	}

	/**
	 * Leaves the rest of the form for when there is a site. Most rules meet none in a workspace, and to make the functions of
	 * all takes a third of the time of a short run. What is asked of rules without sites does not wait: {@link #and},
	 * {@link #optional}, {@link #limitedBy}.
	 *
	 * @param stated states the rest; called once at most
	 * @return this
	 */
	public RuleForm<S> onSites(Consumer<RuleForm<S>> stated) {
		rest = rest.andThen(stated);
		return this;
	}

	/**
	 * Adds sites that belong to no module to those of modules.
	 *
	 * @param further what the rule looks at after each save
	 * @return this
	 */
	public RuleForm<S> and(Function<? super RuleContext, Stream<S>> further) {
		awaited();
		sites = further;
		return this;
	}

	/**
	 * Adds a condition; all must hold.
	 *
	 * @param condition the condition
	 * @return this
	 */
	public RuleForm<S> when(Predicate<S> condition) {
		return when((site, context) -> condition.test(site));
	}

	/**
	 * Adds a condition that asks for the user's numbers or for more than the site; all must hold.
	 *
	 * @param condition the condition
	 * @return this
	 */
	public RuleForm<S> when(BiPredicate<S, RuleContext> condition) {
		conditions.add(condition);
		return this;
	}

	/**
	 * Leaves the rule off unless the user switches it on: true advice that is noise in most workspaces.
	 *
	 * @return this
	 */
	public RuleForm<S> optional() {
		awaited();
		standard = false;
		return this;
	}

	/**
	 * Names a number that the user may change. The functions of the form ask their {@link RuleContext#limit context} for
	 * its value.
	 *
	 * @param limit the number
	 * @return this
	 */
	public RuleForm<S> limitedBy(RuleLimit limit) {
		awaited();
		limits.add(limit);
		return this;
	}

	/**
	 * Tells how much a finding matters where that depends on the site.
	 *
	 * @param ofSite the severity
	 * @return this
	 */
	public RuleForm<S> severity(Function<S, Severity> ofSite) {
		siteSeverity = ofSite;
		return this;
	}

	/**
	 * Tells where the marker goes; a site without a place gives no finding.
	 *
	 * @param ofSite the place
	 * @return this
	 */
	public RuleForm<S> at(Function<S, Origin> ofSite) {
		place = ofSite;
		return this;
	}

	/**
	 * Tells the value found; the placeholder {@code measured}.
	 *
	 * @param ofSite the value
	 * @return this
	 */
	public RuleForm<S> measured(Function<S, Object> ofSite) {
		return with("measured", ofSite);
	}

	/**
	 * Tells the value it is compared with; the placeholder {@code limit}.
	 *
	 * @param ofSite the value
	 * @return this
	 */
	public RuleForm<S> limit(Function<S, Object> ofSite) {
		return with("limit", ofSite);
	}

	/**
	 * Tells the value it is compared with, where that is one of the user's numbers; the placeholder {@code limit}.
	 *
	 * @param ofSite the value
	 * @return this
	 */
	public RuleForm<S> limit(BiFunction<S, RuleContext, Object> ofSite) {
		return with("limit", ofSite);
	}

	/**
	 * Tells that it is compared with one of the user's numbers; the placeholder {@code limit}.
	 *
	 * @param limit the number, one of {@link #limitedBy}
	 * @return this
	 */
	public RuleForm<S> limit(RuleLimit limit) {
		return with("limit", (site, context) -> context.limit(limit));
	}

	/**
	 * Gives a placeholder of the texts its value.
	 *
	 * @param name the name in braces
	 * @param ofSite the value
	 * @return this
	 */
	public RuleForm<S> with(String name, Function<S, Object> ofSite) {
		return with(name, (site, context) -> ofSite.apply(site));
	}

	/**
	 * Gives a placeholder of the texts its value, where that depends on the user's numbers.
	 *
	 * @param name the name in braces
	 * @param ofSite the value
	 * @return this
	 */
	public RuleForm<S> with(String name, BiFunction<S, RuleContext, Object> ofSite) {
		values.put(name, ofSite);
		return this;
	}

	/**
	 * Chooses between messages.
	 *
	 * @param ofSite the word of the message, or null for the usual one
	 * @return this
	 */
	public RuleForm<S> message(Function<S, String> ofSite) {
		return message((site, context) -> ofSite.apply(site));
	}

	/**
	 * Chooses between messages, where that depends on the user's numbers.
	 *
	 * @param ofSite the word of the message, or null for the usual one
	 * @return this
	 */
	public RuleForm<S> message(BiFunction<S, RuleContext, String> ofSite) {
		variant = ofSite;
		return this;
	}

	/**
	 * Tells what the finding assumes. What rests on an assumption is told as information, whatever the severity of the rule.
	 *
	 * @param ofSite the assumption, or null where nothing is assumed
	 * @return this
	 */
	public RuleForm<S> assuming(Function<S, Assumption> ofSite) {
		assumption = ofSite;
		return this;
	}

	/**
	 * Tells further places that take part; null places are left out.
	 *
	 * @param ofSite the places, the most important first
	 * @return this
	 */
	public RuleForm<S> related(Function<S, List<Origin>> ofSite) {
		related = ofSite;
		return this;
	}

	/**
	 * Adds a fix. Fixes are offered in the order in which they are added, those that cannot be made are left out.
	 *
	 * @param word tells the fixes of one rule apart
	 * @param effect what it does besides making the program faster; the reason of all kinds but the first is a text of the rule
	 * @param edits makes the changes
	 * @return this
	 */
	public RuleForm<S> fix(String word, FixEffect effect, BiConsumer<S, Edits> edits) {
		return fix(word, effect, (site, context, changes) -> edits.accept(site, changes));
	}

	/**
	 * Adds a fix that asks for the user's numbers. Fixes are offered in the order in which they are added, those that cannot be
	 * made are left out.
	 *
	 * @param word tells the fixes of one rule apart
	 * @param effect what it does besides making the program faster; the reason of all kinds but the first is a text of the rule
	 * @param edits makes the changes
	 * @return this
	 */
	public RuleForm<S> fix(String word, FixEffect effect, FixEdits<S> edits) {
		fixes.add(new FixForm<>(word, effect, edits));
		return this;
	}

	/**
	 * Makes the changes of a fix.
	 *
	 * @param <S> a site
	 */
	@FunctionalInterface
	public interface FixEdits<S> {

		/**
		 * Makes the changes.
		 *
		 * @param site what the finding is about
		 * @param context what the rule was given
		 * @param edits takes the changes
		 */
		void make(S site, RuleContext context, Edits edits);
	}

	/** These would come too late. */
	private void awaited() {
		if (built) {
			throw new IllegalStateException(id);
		}
	}

	private void complete() {
		if (!complete) {
			synchronized (this) {
				if (!complete) {
					rest.accept(this);
					Objects.requireNonNull(place, id);
					complete = true;
				}
			}
		}
	}

	/** {@return the rule} */
	public Rule build() {
		built = true;
		return ofModules == null ? new Built<>(this) : new BuiltOfModules<>(this);
	}

	/** What a rule looks at in modules. @param <B> what else it looks at @param <S> a site @param beside gives the value of each module @param sites gives the sites */
	private record OfModules<B, S>(Function<? super RuleContext, Function<Module, B>> beside, BiFunction<Module, B, Stream<S>> sites) {

		/** The value is one of its own. */
		@SuppressWarnings("unchecked")
		Stream<S> sites(Module module, Object value) {
			return sites.apply(module, (B) value);
		}
	}

	/**
	 * What a finding assumes.
	 *
	 * @param variant the word of the text, or null for the usual one
	 * @param carries whether nothing is slow where it does not hold; such a finding is no warning
	 */
	public record Assumption(String variant, boolean carries) {

		/**
		 * An assumption that the finding rests on.
		 *
		 * @param variant the word of the text, or null for the usual one
		 */
		public Assumption(String variant) {
			this(variant, true);
		}

		/** {@return an assumption that files speak for, or that only the advice needs} @param variant the word of the text, or null for the usual one */
		public static Assumption aside(String variant) {
			return new Assumption(variant, false);
		}
	}

	private record FixForm<S>(String word, FixEffect effect, FixEdits<S> edits) {
	}

	/** A rule of this form. @param <S> a site */
	private interface OfForm<S> extends Rule {

		RuleForm<S> form();

		@Override
		default String id() {
			return form().id;
		}

		@Override
		default Subject subject() {
			return form().subject;
		}

		@Override
		default Severity severity() {
			return form().severity;
		}

		@Override
		default boolean isStandard() {
			return form().standard;
		}

		@Override
		default List<RuleLimit> limits() {
			return List.copyOf(form().limits);
		}

		@Override
		default Map<String, FixEffect> fixes() {
			Map<String, FixEffect> effects = new LinkedHashMap<>();
			form().complete();
			form().fixes.forEach(fix -> effects.put(fix.word(), fix.effect()));
			return effects;
		}

		/** Tells of each site that meets the conditions. */
		default void check(Stream<S> sites, RuleContext context, Consumer<Observation> found) {
			RuleForm<S> form = form();
			sites.forEach(site -> {
				RuleTime.check();
				form.complete();
				if (meets(site, context)) {
					Origin origin = form.place.apply(site);
					if (origin != null) {
						found.accept(observation(context, site, origin));
					}
				}
			});
		}

		private boolean meets(S site, RuleContext context) {
			for (BiPredicate<S, RuleContext> condition : form().conditions) {
				if (!condition.test(site, context)) {
					return false;
				}
			}
			return true;
		}

		private Observation observation(RuleContext context, S site, Origin origin) {
			Assumption assumed = form().assumption.apply(site);
			Severity severity = assumed != null && assumed.carries() ? Severity.INFO : form().siteSeverity.apply(site);
			Observation.Builder seen = Observation.at(origin).severity(severity).message(form().variant.apply(site, context));
			form().values.forEach((name, value) -> seen.with(name, value.apply(site, context)));
			if (assumed != null) {
				seen.assuming(assumed.variant() == null ? "" : assumed.variant());
			}
			form().related.apply(site).stream().filter(Objects::nonNull).forEach(seen::related);
			form().fixes.forEach(fix -> seen.fix(fix.word(), (numbers, edits) -> fix.edits().make(site, (RuleContext) numbers, (Edits) edits)));
			return seen.build();
		}
	}

	private record Built<S>(RuleForm<S> form) implements OfForm<S> {

		@Override
		public void check(org.wiretune.core.RuleContext given, Consumer<Observation> found) {
			RuleContext context = (RuleContext) given;
			check(form.sites.apply(context), context, found);
		}
	}

	private record BuiltOfModules<S>(RuleForm<S> form) implements OfForm<S>, ModuleRule {

		@Override
		public void check(org.wiretune.core.RuleContext given, Consumer<Observation> found) {
			RuleContext context = (RuleContext) given;
			Function<Module, Object> beside = beside(context);
			RuleContext numbers = context.numbers();
			context.solution().getModules().forEach(module -> check(module, beside.apply(module), numbers, found));
			checkFurther(context, found);
		}

		@Override
		public Function<Module, Object> beside(RuleContext context) {
			return form.ofModules.beside().apply(context)::apply;
		}

		@Override
		public void check(Module module, Object beside, RuleContext numbers, Consumer<Observation> found) {
			check(form.ofModules.sites(module, beside), numbers, found);
		}

		@Override
		public void checkFurther(RuleContext context, Consumer<Observation> found) {
			check(form.sites.apply(context), context, found);
		}
	}
}
