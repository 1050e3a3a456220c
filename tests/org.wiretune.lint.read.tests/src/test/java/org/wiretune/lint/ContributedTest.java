/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Contribution;
import org.wiretune.core.FileFormat;
import org.wiretune.core.FileText;
import org.wiretune.core.Observation;
import org.wiretune.core.Parts;
import org.wiretune.core.Rule;
import org.wiretune.core.RuleContext;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.core.host.Contributed;
import org.wiretune.core.host.Contributor;
import org.wiretune.core.host.Contributors;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.registry.RuleRegistry;

/** What is taken of contributors, in which order, and what is refused. */
class ContributedTest {

	private record Named(String id) implements Rule {

		@Override
		public Subject subject() {
			return Subject.WIRING;
		}

		@Override
		public Severity severity() {
			return Severity.INFO;
		}

		@Override
		public void check(RuleContext context, Consumer<Observation> found) {
		}
	}

	private record Format(String id) implements FileFormat {

		@Override
		public boolean accepts(String path) {
			return false;
		}

		@Override
		public void read(FileText file, Parts parts) {
		}
	}

	private static Contributor by(String id, Contribution contribution) {
		return new Contributor(id, "", contribution);
	}

	private static List<String> rules(Contributed contributed) {
		return contributed.rules().stream().map(added -> added.part().id()).toList();
	}

	private static List<String> refusals(Contributed contributed) {
		return contributed.refusals().stream().map(refusal -> refusal.contributor() + ": " + refusal.reason()).toList();
	}

	@Test
	void theHouseIsFirstThenContributorsByNameThenAsAdded() {
		Contributed contributed = new Contributed(List.of(by("zoo", to -> to.rule(new Named("zoo.a"))), by("acme", to -> {
			to.rule(new Named("acme.b"));
			to.rule(new Named("acme.a"));
		}), by("org.wiretune.lint", to -> to.rule(new Named("house")))));
		assertEquals(List.of("house", "acme.b", "acme.a", "zoo.a"), rules(contributed));
		assertEquals(List.of(), refusals(contributed));
	}

	@Test
	void aContributorThatFailsCostsAllOfItsPartsAndNothingElse() {
		Contributed contributed = new Contributed(List.of(by("acme", to -> {
			to.rule(new Named("acme.a"));
			throw new IllegalStateException("No licence.");
		}), by("zoo", to -> to.rule(new Named("zoo.a")))));
		assertEquals(List.of("zoo.a"), rules(contributed));
		assertEquals(List.of("acme: It failed when it was asked what it adds, so nothing of it is taken: java.lang.IllegalStateException: No licence."), refusals(contributed));
	}

	@Test
	void theFirstOfTwoWithOneIdCounts() {
		Named first = new Named("acme.a");
		Contributed contributed = new Contributed(List.of(by("zoo", to -> to.rule(new Named("acme.a"))), by("acme", to -> {
			to.rule(first);
			to.rule(new Named("acme.a"));
			to.format(new Format("acme.a"));
		})));
		assertEquals(1, contributed.rules().size());
		assertSame(first, contributed.rules().getFirst().part());
		assertEquals(1, contributed.formats().size());
		assertEquals(List.of("acme: acme.a is there already; this one is left out.", "zoo: acme.a is there already; this one is left out."), refusals(contributed));
	}

	@Test
	void idsOfOthersHaveAName() {
		Contributed contributed = new Contributed(List.of(by("acme", to -> {
			to.rule(new Named("slow"));
			to.format(new Format("Acme.Flow"));
			to.table("missing.settings");
		})));
		assertEquals(List.of(), rules(contributed));
		assertEquals(3, contributed.refusals().size());
		assertTrue(refusals(contributed).get(0).startsWith("acme: \"slow\" is no id of a contribution."), refusals(contributed).toString());
		assertEquals("acme: It names the resource missing.settings, which is not there.", refusals(contributed).get(2));
	}

	@Test
	void aRuleThatFailsWhenItIsAskedAboutItselfOrLacksTextsIsLeftOutAndNamed() {
		Contributed contributed = new Contributed(List.of(by("acme", to -> {
			to.rule(new Named("acme.silent"));
			to.rule(new Rule() {

				@Override
				public String id() {
					return "acme.broken";
				}

				@Override
				public Subject subject() {
					throw new AbstractMethodError("subject");
				}

				@Override
				public Severity severity() {
					return Severity.INFO;
				}

				@Override
				public void check(RuleContext context, Consumer<Observation> found) {
				}
			});
		})));
		assertEquals(List.of(), RuleRegistry.of(contributed).rules());
		assertEquals(2, contributed.refusals().size());
		assertTrue(refusals(contributed).get(0).startsWith("acme: The rule acme.silent lacks the text "), refusals(contributed).toString());
		assertTrue(refusals(contributed).get(1).endsWith("failed when it was asked about itself, so it is left out: java.lang.AbstractMethodError: subject"), refusals(contributed).toString());
	}

	@Test
	void whatIsDerivedIsWorkedOutOnceForEachSet() {
		int[] times = new int[1];
		Contributed.Derived<Integer> key = new Contributed.Derived<>(contributed -> ++times[0]);
		Contributed one = new Contributed(List.of());
		assertEquals(1, one.get(key));
		assertEquals(1, one.get(key));
		assertEquals(2, new Contributed(List.of()).get(key));
	}

	@Test
	void theRulesOfTheHouseAreThoseOfTheCatalogue() {
		assertEquals(List.of(), Contributors.current().rules());
		assertEquals(Catalogue.rules(), RuleRegistry.standard().rules());
		assertEquals(List.of(), Contributors.current().refusals());
	}

	/** A jar that is used by both the command line and an IDE adds the same to both. */
	@Test
	void serviceFilesAndExtensionsNameTheSameClasses() throws IOException {
		int compared = 0;
		for (String parent : List.of("bundles", "tests")) {
			try (Stream<Path> folders = Files.list(root().resolve(parent))) {
				for (Path folder : folders.filter(each -> Files.exists(each.resolve("src/META-INF/services/org.wiretune.core.Contribution"))).toList()) {
					List<String> services = Files.readAllLines(folder.resolve("src/META-INF/services/org.wiretune.core.Contribution"));
					Matcher extension = Pattern.compile("<contribution class=\"([^\"]+)\"").matcher(Files.readString(folder.resolve("plugin.xml")));
					assertEquals(services, extension.results().map(each -> each.group(1)).toList(), folder.toString());
					compared++;
				}
			}
		}
		assertTrue(compared >= 2, compared + " jars");
	}

	private static Path root() {
		Path folder = Path.of("").toAbsolutePath();
		while (!Files.exists(folder.resolve("releng"))) {
			folder = folder.getParent();
		}
		return folder;
	}
}
