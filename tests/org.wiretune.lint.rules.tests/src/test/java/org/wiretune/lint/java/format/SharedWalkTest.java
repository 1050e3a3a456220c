/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.JavaSyntax;
import org.wiretune.lint.rule.Technologies;
import org.wiretune.lint.source.SourceText;

/** Visitors that walk together see what each would see alone. */
class SharedWalkTest {

	private static final String SOURCE = """
			class Outer {
				int field = first(second());
				class Inner {
					void one() { two(three()); while (four()) five(); }
				}
				void six() { Runnable r = () -> seven(eight().nine()); }
			}
			class Other { void ten() { eleven(); } }
			""";

	private final CompilationUnit unit = JavaSyntax.parse(SOURCE);

	/** Sees calls, and nothing below those of a name. */
	private static final class Calls extends ASTVisitor {

		private final List<String> seen;
		private final String last;

		private Calls(List<String> seen, String last) {
			this.seen = seen;
			this.last = last;
		}

		@Override
		public boolean visit(MethodInvocation node) {
			seen.add(node.getName().getIdentifier());
			return !node.getName().getIdentifier().equals(last);
		}
	}

	/** Sees types and names, and nothing below types of a name. */
	private static final class Names extends ASTVisitor {

		private final List<String> seen;
		private final String last;

		private Names(List<String> seen, String last) {
			this.seen = seen;
			this.last = last;
		}

		@Override
		public boolean visit(TypeDeclaration node) {
			return !node.getName().getIdentifier().equals(last);
		}

		@Override
		public boolean visit(SimpleName node) {
			seen.add(node.getIdentifier());
			return true;
		}
	}

	@Test
	void eachSeesWhatItSeesAlone() {
		for (String call : List.of("", "first", "two", "seven", "eleven")) {
			for (String type : List.of("", "Outer", "Inner", "Other")) {
				List<String> calls = new ArrayList<>();
				List<String> names = new ArrayList<>();
				unit.accept(new Calls(calls, call));
				unit.accept(new Names(names, type));
				List<String> callsTogether = new ArrayList<>();
				List<String> namesTogether = new ArrayList<>();
				new SharedWalk(List.of(new Calls(callsTogether, call), new Names(namesTogether, type))).through(unit);
				assertEquals(calls, callsTogether, "calls, none below '" + call + "' beside names, none below '" + type + "'");
				assertEquals(names, namesTogether, "names, none below '" + type + "' beside calls, none below '" + call + "'");
			}
		}
	}

	@Test
	void nobodyIsAskedBelowWhatNobodyWantsToSee() {
		List<String> seen = new ArrayList<>();
		new SharedWalk(List.of(new Names(seen, "Outer"), new Names(seen, "Outer"))).through(unit);
		assertEquals(List.of("Other", "Other", "ten", "ten", "eleven", "eleven"), seen);
	}

	@Test
	void whoLooksAtMoreWalksAlone() {
		List<String> seen = new ArrayList<>();
		ASTVisitor loops = new ASTVisitor() {
			@Override
			public boolean visit(WhileStatement node) {
				seen.add("while");
				return true;
			}
		};
		ASTVisitor ends = new ASTVisitor() {
			@Override
			public void endVisit(MethodDeclaration node) {
				seen.add(node.getName().getIdentifier());
			}
		};
		assertFalse(SharedWalk.isShared(loops.getClass()), "a kind of node that the walk does not know");
		assertFalse(SharedWalk.isShared(ends.getClass()), "looks when a node is left");
		new SharedWalk(List.of(loops, new Calls(seen, ""), ends)).through(unit);
		assertEquals(List.of("while", "one", "six", "ten", "first", "second", "two", "three", "four", "five", "seven", "nine", "eight", "eleven"), seen);
	}

	@Test
	void findersWalkTogether() {
		JavaFile file = new JavaFile(SourceText.of("Outer.java", SOURCE));
		List<String> alone = new ArrayList<>();
		for (CodeFactFinder finder : CodeFactFinders.with(Technologies.finders())) {
			ASTVisitor visitor = finder.visitor(file, new Constants(file), fact -> {
			});
			if (!SharedWalk.isShared(visitor.getClass())) {
				alone.add(finder.getClass().getSimpleName());
			}
		}
		assertTrue(alone.isEmpty(), "look at kinds of nodes that SharedWalk does not know yet, and take a walk of their own: " + alone);
	}
}
