/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TextBlock;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: the attributes of entities that queries of a file bring along, by a join fetch, by a graph, or by the fetch of
 * a query that is built; one observation for each attribute of a file, with the detail {@value #ATTRIBUTE}. Of what the attributes are
 * it does not tell.
 */
public final class FetchedAttributes implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.fetched-attribute";
	/** The detail of an attribute. */
	public static final String ATTRIBUTE = "attribute";

	private static final Pattern JOIN = Pattern.compile("(?i)\\bfetch\\s+(?:all\\s+properties\\s+)?\\w+((?:\\.\\w+)+)");
	private static final Set<String> BUILT = Set.of("fetch", "leftJoinFetch", "addAttributeNodes", "addSubgraph", "setFetchMode", "createAlias", "createCriteria", "setHint");
	private static final Pattern NAME = Pattern.compile("\\w+(\\.\\w+)*");

	@Override
	public List<String> words() {
		return List.of("fetch ", "FETCH ", "Fetch ", ".fetch(", "EntityGraph", "addAttributeNodes(", "setFetchMode(", "AttributeNode(", "eclipselink.batch", "eclipselink.join-fetch", "Hibernate.initialize(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		Set<String> found = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(StringLiteral node) {
				text(node, node.getLiteralValue());
				return true;
			}

			/** A text that is put together. */
			@Override
			public boolean visit(InfixExpression node) {
				String value = node.getOperator() == InfixExpression.Operator.PLUS ? constants.string(node) : null;
				if (value != null) {
					text(node, value);
				}
				return true;
			}

			@Override
			public boolean visit(TextBlock node) {
				text(node, node.getLiteralValue());
				return true;
			}

			private void text(ASTNode node, String value) {
				for (Matcher join = JOIN.matcher(value); join.find();) {
					names(node, join.group(1));
				}
				if (NAME.matcher(value).matches() && isOfGraph(node)) {
					names(node, value);
				}
			}

			private void names(ASTNode node, String path) {
				for (String each : path.split("\\.")) {
					if (!each.isEmpty() && found.add(each)) {
						CodeFact fact = CodeFacts.fact(KIND, file, node);
						CodeFacts.detail(fact, file, ATTRIBUTE, each, node);
						facts.accept(fact);
					}
				}
			}
		};
	}

	/** Whether a text is an argument of what names an attribute to bring along. */
	private static boolean isOfGraph(ASTNode node) {
		for (ASTNode each = node.getParent(); each != null; each = each.getParent()) {
			if (each instanceof MethodInvocation call) {
				return BUILT.contains(call.getName().getIdentifier());
			}
			String annotation = each instanceof NormalAnnotation normal ? normal.getTypeName().getFullyQualifiedName() : each instanceof SingleMemberAnnotation single ? single.getTypeName().getFullyQualifiedName() : null;
			if (annotation != null) {
				return annotation.endsWith("EntityGraph") || annotation.endsWith("AttributeNode") || annotation.endsWith("Subgraph");
			}
		}
		return false;
	}
}
