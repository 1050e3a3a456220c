/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.format;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.JavaForm;
import org.wiretune.lint.java.SourceRoot;
import org.wiretune.lint.java.bean.AnnotationFacts;
import org.wiretune.lint.java.composite.AsynchronousCallFacts;
import org.wiretune.lint.java.logging.LogFacts;
import org.wiretune.lint.java.messaging.MessageDrivenBeanFacts;
import org.wiretune.lint.java.persistence.EntityFacts;
import org.wiretune.lint.java.persistence.HibernateCalls;
import org.wiretune.lint.java.persistence.PersistLoopFacts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.CodeFact;

/**
 * Reads Java source: entities, message-driven beans, loops that persist, asynchronous calls, log statements and
 * annotations that hold settings. A quick
 * look at the text tells whether a file is parsed at all. Sources of tests, of plug-ins of Maven and Gradle and of tasks of
 * Ant are left out: what they do slowly costs no user time.
 */
public final class JavaSourceFormat implements FileFormat {

	private static final List<String> TEST_SOURCES = List.of("src/test/", "src/it/", "src/integrationTest/", "src/integration-test/", "src/testFixtures/", "test/src/", "test/java/", "test/unit/",
			"test/integration/", "testing/");

	/** Packages of what runs while something is built or tested, and on no server. */
	private static final List<String> BUILD_TIME = List.of("org.apache.maven.plugin", "org.apache.maven.plugins", "org.apache.tools.ant", "org.gradle.api", "org.junit", "junit.framework", "org.testng");

	private static final Pattern FOR_TESTS = Pattern.compile("(?i)\\bused (?:only )?(?:in|by|for) (?:(?:unit|integration) )?tests\\b");

	private final CodeFactFinders finders;
	private final List<Asked> readers;
	private final Prefilter prefilter;

	/** A reader with its words. */
	private record Asked(CodePartReader reader, WordSearch.Words words) {
	}

	/**
	 * Reads what every Java application may have, and more.
	 *
	 * @param finders what observes the use of single worlds
	 * @param readers what makes parts of modules
	 */
	public JavaSourceFormat(List<CodeFactFinder> finders, List<CodePartReader> readers) {
		List<CodeFactFinder> all = CodeFactFinders.with(finders);
		WordSearch search = new WordSearch(Prefilter.words(Stream.concat(CodeFactFinders.words(all).stream(), readers.stream().flatMap(reader -> reader.words().stream())).toList()));
		this.finders = new CodeFactFinders(all, search);
		this.readers = readers.stream().map(reader -> new Asked(reader, search.some(reader.words()))).toList();
		this.prefilter = new Prefilter(search, found -> this.finders.wants(found) || this.readers.stream().anyMatch(each -> found.any(each.words())));
	}

	@Override
	public String id() {
		return "java-source";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("java");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".java") && TEST_SOURCES.stream().noneMatch(folder -> isBelow(path, folder));
	}

	private static boolean isBelow(String path, String folder) {
		return path.startsWith(folder) || path.contains('/' + folder);
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		WordSearch.Found found = prefilter.found(text.text());
		if (!prefilter.accepts(text.text(), found)) {
			return;
		}
		JavaFile file;
		try {
			file = new JavaFile(text);
		} catch (RuntimeException damaged) {
			// The parser recovers from most mistakes; from some it it fails itself.
			parts.problem(ReadProblem.Kind.SYNTAX, SourceText.wholeFile(text.path()), TEXTS.get("javaDamaged"));
			return;
		}
		if (runsInBrowser(text.path(), file) || isForTests(file) || BUILD_TIME.stream().anyMatch(file::importsFrom)) {
			return;
		}
		Constants constants = new Constants(file);
		PersistLoopFacts persistLoops = new PersistLoopFacts(file);
		AsynchronousCallFacts calls = new AsynchronousCallFacts(file, constants);
		LogFacts logs = new LogFacts(file);
		AnnotationFacts annotations = new AnnotationFacts(file, constants);
		HibernateCalls hibernate = new HibernateCalls(file, constants);
		List<CodeFact> observed = finders.read(file, constants, found, new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				EntityFacts.read(file, constants, node, parts);
				MessageDrivenBeanFacts.read(file, constants, node, parts);
				return true;
			}

			@Override
			public boolean visit(MarkerAnnotation node) {
				annotations.visit(node);
				return true;
			}

			@Override
			public boolean visit(SingleMemberAnnotation node) {
				annotations.visit(node);
				return true;
			}

			@Override
			public boolean visit(NormalAnnotation node) {
				annotations.visit(node);
				return true;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				persistLoops.visit(node);
				calls.visit(node);
				hibernate.visit(node);
				return true;
			}

			@Override
			public boolean visit(ExpressionStatement node) {
				logs.visit(node);
				return true;
			}
		});
		persistLoops.finish(parts);
		calls.finish(parts);
		logs.finish(parts);
		annotations.finish(parts);
		hibernate.finish(parts);
		observed.forEach(parts::add);
		readers.stream().filter(each -> found.any(each.words())).forEach(each -> each.reader().read(file, constants, parts));
		parts.remarks(JavaForm.WORD);
		if (text.text().contains(SuppressionFacts.MARK)) {
			SuppressionFacts.read(file, parts);
		}
		if (!parts.elements().isEmpty()) {
			parts.add(SourceRoot.class, SourceRoot.of(text.path(), file.unit()));
		}
	}

	/** What GWT compiles to JavaScript: no server runs it. Types that both sides share stand outside of a package {@code client}. */
	private static boolean runsInBrowser(String path, JavaFile file) {
		return ('/' + path).contains("/client/") && file.importsFrom("com.google.gwt") && !file.importsFrom("com.google.gwt.user.server");
	}

	/** Whether the remark before the first type of a file says that tests use it, wherever it stands. */
	private static boolean isForTests(JavaFile file) {
		if (file.unit().types().isEmpty()) {
			return false;
		}
		List<?> imports = file.unit().imports();
		ASTNode before = imports.isEmpty() ? file.unit().getPackage() : (ASTNode) imports.get(imports.size() - 1);
		int start = before == null ? 0 : before.getStartPosition() + before.getLength();
		int end = ((AbstractTypeDeclaration) file.unit().types().get(0)).getName().getStartPosition();
		return start < end && FOR_TESTS.matcher(file.source().text().substring(start, end)).find();
	}
}
