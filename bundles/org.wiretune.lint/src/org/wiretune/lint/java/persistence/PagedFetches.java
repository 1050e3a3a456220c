/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.ArrayInitializer;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParameterizedType;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Queries that are asked for a page and bring other rows along, of kind {@value #KIND}, and the collections of entities, of kind
 * {@value #COLLECTION}. Details of queries: {@value #ENTITY}, the simple name of what is read; {@value #ATTRIBUTE}, each attribute that
 * is fetched with it. Details of collections: {@value #ATTRIBUTE}; {@value #TOGETHER}, where
 * no query of its own reads each; their type is the entity. Calls that ask for all pages at once are of kind {@value #UNPAGED}, with the detail
 * {@value #TARGET}, the simple name of the type and the method that is called.
 */
public final class PagedFetches implements CodeFactFinder {

	/** The kind of queries. */
	public static final String KIND = "java.paged-fetch";
	/** The kind of collections. */
	public static final String COLLECTION = "java.entity-collection";
	/** The kind of calls that ask for no page. */
	public static final String UNPAGED = "java.unpaged-call";
	/** The detail of what is called. */
	public static final String TARGET = "target";
	/** The detail of the entity that a query reads. */
	public static final String ENTITY = "entity";
	/** The detail of an attribute. */
	public static final String ATTRIBUTE = "attribute";

	/** The detail of a collection that is eager or read for many owners together. */
	public static final String TOGETHER = "together";

	private static final Set<String> PAGES = Set.of("Pageable", "PageRequest", "Limit");
	private static final Set<String> READERS = Set.of("queryString", "setQueryString");
	private static final String BATCH = "org.springframework.batch.item.database.";
	private static final List<String> COLLECTIONS = List.of("OneToMany", "ManyToMany", "ElementCollection");
	/** What says that collections of several owners are read by one query, or kept; a proxy of another kind may be asked for its size alone. */
	private static final List<String> TOGETHERS = List.of("BatchSize", "Fetch", "BatchFetch", "JoinFetch", "Cache", "LazyCollection");
	private static final Pattern FROM = Pattern.compile("(?i)\\bfrom\\s+(?:[\\w.]+\\.)?(\\w+)\\s+(?:as\\s+)?(\\w+)");
	/** One row by its key, however many rows of the collection come with it. */
	private static final Pattern ONE = Pattern.compile("(?i)\\bwhere\\s+(?:\\w+\\.)?id\\s*=\\s*(?:[:?]|\\w*#)\\w*(?!.*\\bor\\b)");
	private static final Pattern FETCH = Pattern.compile("(?i)\\bjoin\\s+fetch\\s+(\\w+)\\.(\\w+)");

	@Override
	public List<String> words() {
		return List.of("JpaPagingItemReader", "Pageable", "PageRequest", "Limit ", ".setMaxResults(", "@OneToMany", "@ManyToMany", "@ElementCollection");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(FieldDeclaration node) {
				collection(node, ((VariableDeclarationFragment) node.fragments().get(0)).getName().getIdentifier());
				return true;
			}

			@Override
			public boolean visit(MethodDeclaration node) {
				String name = node.getName().getIdentifier();
				if (name.matches("get[A-Z]\\w*")) {
					collection(node, name.substring(3, 4).toLowerCase(Locale.ROOT) + name.substring(4));
				}
				if (node.getParent() instanceof TypeDeclaration type && type.isInterface() && ((List<?>) node.parameters()).stream().anyMatch(each -> PAGES.contains(JavaFile.simpleName(((SingleVariableDeclaration) each).getType())))) {
					ofRepository(type, node);
				}
				return true;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				// A reader of Spring Batch asks for one page after the other.
				boolean reader = READERS.contains(name) && (file.imports(BATCH + "JpaPagingItemReader") || file.imports(BATCH + "builder.JpaPagingItemReaderBuilder"));
				if (((List<?>) node.arguments()).stream().anyMatch(each -> each.toString().equals("Pageable.unpaged()"))) {
					unpaged(node);
				}
				if (!node.arguments().isEmpty() && (reader || name.equals("createQuery") && isLimited(node))) {
					tell(constants.string((Expression) node.arguments().get(0)), node.getName());
				}
				return true;
			}

			private void unpaged(MethodInvocation call) {
				String variable = call.getExpression() instanceof SimpleName name ? name.getIdentifier() : call.getExpression() instanceof FieldAccess access ? access.getName().getIdentifier() : null;
				if (variable != null && file.typesOf(variable).size() == 1) {
					CodeFact fact = CodeFacts.fact(UNPAGED, file, call);
					CodeFacts.detail(fact, file, TARGET, file.typesOf(variable).iterator().next() + '.' + call.getName().getIdentifier(), call);
					facts.accept(fact);
				}
			}

			private void collection(BodyDeclaration member, String attribute) {
				Annotation mapping = COLLECTIONS.stream().map(kind -> Annotations.find(member.modifiers(), kind)).filter(found -> found != null && Annotations.isPersistence(file, found, Annotations.simpleName(found))).findFirst().orElse(null);
				if (mapping != null) {
					CodeFact fact = CodeFacts.fact(COLLECTION, file, member);
					CodeFacts.detail(fact, file, ATTRIBUTE, attribute, member);
					if (String.valueOf(Annotations.member(mapping, "fetch")).endsWith("EAGER") || TOGETHERS.stream().anyMatch(each -> Annotations.find(member.modifiers(), each) != null)) {
						CodeFacts.detail(fact, file, TOGETHER, "true", mapping);
					}
					facts.accept(fact);
				}
			}

			private void ofRepository(TypeDeclaration type, MethodDeclaration method) {
				Annotation query = Annotations.find(method.modifiers(), "Query");
				Annotation graph = Annotations.find(method.modifiers(), "EntityGraph");
				if (query != null && Annotations.member(query, "value") != null && !String.valueOf(Annotations.member(query, "nativeQuery")).equals("true")) {
					tell(constants.string(Annotations.member(query, "value")), method.getName());
				}
				String entity = entity(type);
				if (graph != null && entity != null && Annotations.member(graph, "attributePaths") != null) {
					tell(entity, paths(Annotations.member(graph, "attributePaths")), method.getName());
				}
			}

			private List<String> paths(Expression value) {
				List<String> paths = new ArrayList<>();
				for (Object each : value instanceof ArrayInitializer several ? several.expressions() : List.of(value)) {
					String path = constants.string((Expression) each);
					if (path != null) {
						paths.add(path.replaceFirst("\\..*", ""));
					}
				}
				return paths;
			}

			private void tell(String query, ASTNode place) {
				Matcher from = query == null ? null : FROM.matcher(query);
				if (from == null || !from.find() || ONE.matcher(query).find()) {
					return;
				}
				List<String> attributes = new ArrayList<>();
				for (Matcher fetch = FETCH.matcher(query); fetch.find();) {
					if (fetch.group(1).equals(from.group(2))) {
						attributes.add(fetch.group(2));
					}
				}
				tell(from.group(1), attributes, place);
			}

			private void tell(String entity, List<String> attributes, ASTNode place) {
				if (!attributes.isEmpty()) {
					CodeFact fact = CodeFacts.fact(KIND, file, place);
					CodeFacts.detail(fact, file, ENTITY, entity, place);
					attributes.forEach(attribute -> CodeFacts.detail(fact, file, ATTRIBUTE, attribute, place));
					facts.accept(fact);
				}
			}
		};
	}

	/** Whether the calls upon a query, or upon the variable that it is put into, ask for a page of more than one row. */
	private static boolean isLimited(MethodInvocation query) {
		Expression at = query;
		while (at.getParent() instanceof MethodInvocation call && call.getExpression() == at) {
			if (isLimit(call)) {
				return true;
			}
			at = call;
		}
		String variable = variable(at);
		ASTNode member = variable == null ? null : JavaFile.member(query);
		if (member == null) {
			return false;
		}
		boolean[] limited = new boolean[1];
		member.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				limited[0] |= isLimit(call) && isUpon(call.getExpression(), variable);
				return !limited[0];
			}
		});
		return limited[0];
	}

	private static boolean isLimit(MethodInvocation call) {
		return call.getName().getIdentifier().equals("setMaxResults") && !call.arguments().get(0).toString().equals("1");
	}

	/** The variable that the value of an expression is put into. */
	private static String variable(Expression value) {
		return value.getParent() instanceof VariableDeclarationFragment fragment ? fragment.getName().getIdentifier()
				: value.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == value && assignment.getLeftHandSide() instanceof SimpleName name ? name.getIdentifier() : null;
	}

	/** Whether an expression is a variable, or calls upon it one after the other. */
	private static boolean isUpon(Expression expression, String variable) {
		Expression at = expression;
		while (at instanceof MethodInvocation call) {
			at = call.getExpression();
		}
		return at instanceof SimpleName name && name.getIdentifier().equals(variable);
	}

	/** The entity of a repository of Spring Data: the first argument of the first interface that it extends. */
	private static String entity(TypeDeclaration repository) {
		for (Object each : repository.superInterfaceTypes()) {
			if (each instanceof ParameterizedType type) {
				return JavaFile.simpleName((Type) type.typeArguments().get(0));
			}
		}
		return null;
	}
}
