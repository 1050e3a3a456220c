/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.JavaFacts;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Suppression;
import org.wiretune.lint.rule.Technologies;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.LogStatement;
import org.wiretune.model.platform.PersistLoop;

class JavaSourceFormatTest {

	private static final String SOURCE = """
			package shop;
			import javax.persistence.*;
			@Entity
			class Order {
				@Id @GeneratedValue(strategy = GenerationType.IDENTITY) Long id;
				EntityManager em;
				void store(java.util.List<Order> orders) {
					for (Order order : orders) {
						em.persist(order);
						log.debug("stored " + order);
					}
				}
			}
			""";

	@Test
	void acceptsSourcesButNotThoseOfTests() {
		JavaSourceFormat format = new JavaSourceFormat(Technologies.finders(), Technologies.partReaders());
		assertTrue(format.accepts("App/src/shop/Order.java"));
		assertTrue(format.accepts("App/src/main/java/shop/Test.java"));
		assertFalse(format.accepts("App/src/test/java/shop/OrderTest.java"));
		assertFalse(format.accepts("src/test/java/OrderTest.java"));
		assertFalse(format.accepts("App/Order.class"));
		assertFalse(format.accepts("core/test/src/java/shop/OrderTest.java"));
		assertFalse(format.accepts("App/src/integration-test/java/shop/OrderTest.java"));
		assertTrue(format.accepts("App/test/shop/Order.java"));
	}

	/** Plug-ins of Maven and Gradle, tasks of Ant and tests beside the sources run on no server. */
	@ParameterizedTest
	@ValueSource(strings = { "org.apache.maven.plugin.AbstractMojo", "org.apache.tools.ant.Task", "org.gradle.api.DefaultTask", "org.junit.jupiter.api.Test" })
	void leavesOutWhatRunsWhileSomethingIsBuilt(String type) {
		assertEquals(0, JavaFacts.read(SOURCE.replace("import javax.persistence.*;", "import javax.persistence.*;\nimport " + type + ";")).elements().size());
		assertTrue(JavaFacts.read(SOURCE.replace("import javax.persistence.*;", "import javax.persistence.*;\nimport org.apache.maven.artifact.Artifact;")).elements().size() > 0);
	}

	@Test
	void readsAFile() {
		assertEquals(4, JavaFacts.read(SOURCE).elements().stream().filter(element -> !(element instanceof CodeFact)).count());
	}

	@Test
	void offsetsAreThoseOfTheTextWithAnyLineEnd() {
		String text = SOURCE.replace("\n", "\r\n");
		LogStatement statement = JavaFacts.read(text, LogStatement.class).get(0);
		assertTrue(text.startsWith("log.debug(\"stored \" + order);", statement.getStatement().offset()));
		assertEquals(10, statement.getOrigin().line());
	}

	@Test
	void brokenFilesGiveWhatCanBeReadAndNoException() {
		assertEquals(1, JavaFacts.read(SOURCE.replace("log.debug(\"stored \" + order);", "log.debug(\"stored \" + ;"), PersistLoop.class).size());
		Random random = new Random(1);
		for (int i = 0; i < 300; i++) {
			StringBuilder text = new StringBuilder(SOURCE);
			for (int cut = 0; cut < 3; cut++) {
				int from = random.nextInt(text.length());
				text.delete(from, Math.min(text.length(), from + random.nextInt(20)));
				text.insert(random.nextInt(text.length()), "{}()\"';@\u0000".charAt(random.nextInt(9)));
			}
			JavaFacts.read(text.toString());
		}
		assertTrue(JavaFacts.read("@Entity").elements().isEmpty());
		assertTrue(JavaFacts.read("").elements().isEmpty());
	}

	@Test
	void suppressionOfAStatementOfALineAndOfTheFile() {
		String text = SOURCE.replace("\t\t\tlog.debug", "\t\t\t// wiretune:ignore log-unguarded-concat: measured, no effect\n\t\t\tlog.debug")
				.replace("em.persist(order);", "em.persist(order); // wiretune:ignore some-rule");
		FileParts parts = JavaFacts.read(text);
		List<Suppression> suppressions = parts.suppressions();
		assertEquals(2, suppressions.size());
		assertEquals("some-rule", suppressions.get(0).ruleId());
		assertEquals("", suppressions.get(0).reason());
		assertTrue(text.substring(suppressions.get(0).from(), suppressions.get(0).to()).contains("em.persist(order);"));
		assertEquals("measured, no effect", suppressions.get(1).reason());
		assertEquals("log.debug(\"stored \" + order);", text.substring(suppressions.get(1).from(), suppressions.get(1).to()));

		Suppression file = JavaFacts.read("/* wiretune:ignore log-unguarded-concat: generated */\n" + SOURCE).suppressions().get(0);
		assertEquals("generated", file.reason());
		assertEquals(0, file.from());
		Suppression beforeType = JavaFacts.read(SOURCE.replace("@Entity", "// wiretune:ignore identity-defeats-batching: few rows\n@Entity")).suppressions().get(0);
		assertEquals(0, beforeType.from());
	}

	@Test
	void suppressionOfAField() {
		String text = SOURCE.replace("\t@Id", "\t// wiretune:ignore identity-defeats-batching: few rows\n\t@Id");
		Suppression suppression = JavaFacts.read(text).suppressions().get(0);
		assertEquals("@Id @GeneratedValue(strategy = GenerationType.IDENTITY) Long id;", text.substring(suppression.from(), suppression.to()));
	}

	/** The parser refuses the ranges that it computes itself; found by the fuzzer. */
	@Test
	void aDamagedFileIsOneProblem() {
		LintResult result = new Files().with("Shop/src/A.java", "@Entity\nclass t\ny(t s)class O=0{g").with("Shop/src/B.java", "@javax.persistence.Entity class B { @javax.persistence.Id int id; }").lint();
		assertEquals(List.of(ReadProblem.Kind.SYNTAX), result.problems().stream().map(ReadProblem::kind).toList());
		assertEquals(1, result.solution().getApplications().stream().mapToInt(application -> application.getEntities().size()).sum());
	}

	/** No mistake of the reader, so it does not blame itself. */
	@Test
	void aFileThatIsNestedTooDeeplyIsOneProblem() {
		String deep = "@javax.persistence.Entity class A { @javax.persistence.Id int id = " + "f(".repeat(100_000) + "1" + ")".repeat(100_000) + "; }";
		LintResult result = new Files().with("Shop/src/A.java", deep).with("Shop/src/B.java", "@javax.persistence.Entity class B { @javax.persistence.Id int id; }").lint();
		assertEquals(List.of(ReadProblem.Kind.SYNTAX), result.problems().stream().map(ReadProblem::kind).toList());
		assertEquals(true, result.problems().get(0).message().contains("nested too deeply"), result.problems()::toString);
		assertEquals(1, result.solution().getApplications().stream().mapToInt(application -> application.getEntities().size()).sum());
	}
}
