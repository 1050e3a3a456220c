/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParameterizedType;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes collections of one object after another that a loop walks: {@value #WALK}, in the loop itself, and {@value #CALL}, a call or a
 * constructor that the loop gives each object, while {@value #METHOD} is a method or constructor that walks a collection of what it is
 * given. {@value #MADE} is an object that is made of a row of a result. Whether the objects are entities whose collections are read when they are asked for, other files tell. Details:
 * {@value #ENTITY}, each qualified name that the type of the object may have; {@value #ATTRIBUTE}, the collection; {@code loop};
 * {@code calls} and {@code type} of a call, and {@code calls} of a method, by its name, {@code new} for a constructor, and the number of
 * its arguments.
 */
public final class LazyWalks implements CodeFactFinder {

	/** The kinds of the observations. */
	public static final String WALK = "java.walked-collection";
	public static final String CALL = "java.walking-call";
	public static final String METHOD = "java.walking-method";
	/** Objects that code makes of the rows of a result, so that no provider reads their collections. */
	public static final String MADE = "java.made-of-rows";
	/** The detail of what the objects may be. */
	public static final String ENTITY = "entity";
	/** The detail of the collection. */
	public static final String ATTRIBUTE = "attribute";

	private static final Pattern GETTER = Pattern.compile("get\\p{Lu}\\w+");
	private static final Set<String> WALKING = Set.of("stream", "parallelStream", "forEach", "iterator", "size", "isEmpty", "contains", "toArray");
	private static final Pattern NEXT_ROW = Pattern.compile("\\w+\\.next\\(\\)");
	/** Collections that copy what they are given. */
	private static final Pattern COPIES = Pattern.compile("(Array|Linked)List|(Linked)?HashSet|TreeSet|Vector");
	/** Methods of an object that make another one of it, or a sum. */
	private static final Pattern ITSELF = Pattern.compile("(get|to|as|build|create|make)\\w*(Data|Dto|DTO|Vo|VO|View|Json|JSON|Response|Summary|Info|Total)\\w*|to[A-Z]\\w*|(calc|compute|calculate|total|sum)\\w*");
	/** Methods that make one object of another. */
	private static final Pattern TURNS = Pattern.compile("(to|from|map|convert|create|build|make|of|transform|translate|as|wrap)(\\p{Lu}\\w*)?|\\w*(To|From)\\p{Lu}\\w*");

	@Override
	public List<String> words() {
		return List.of("@OneToMany", "@ManyToMany", "s()) {", "s()){", "s().stream()", "().size()", "s().forEach(", "s().isEmpty()", "s().iterator()", "List()) {", "List().stream()", "List().forEach(", "List().isEmpty()", "Set()) {", "new ArrayList<>(", ".getData", "Dto()", "DTO()", "VO()", ".next()");
	}

	@Override
	public List<String> beside() {
		return List.of(".model.", ".models.", ".entity.", ".entities.", ".entidad", ".domain.", ".jpa.", ".persistence.", ".ejb.", ".dao.", ".modelo.", ".model;", ".domain;", ".entity;", ".entities;", ".persistence;", ".jpa;", ".ejb;");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		Set<String> told = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (isMadeOfItself(node)) {
					own(node, (SimpleName) node.getExpression());
				} else if (isWalked(node)) {
					walk(node, ((SimpleName) node.getExpression()).getIdentifier());
				} else if (node.arguments().size() == 1 && node.arguments().get(0) instanceof SimpleName given && TURNS.matcher(node.getName().getIdentifier()).matches()) {
					call(node, given, node.getName() + "/1", called(node));
				}
				return true;
			}

			@Override
			public boolean visit(ClassInstanceCreation node) {
				if (node.arguments().isEmpty() && Loops.innermost(node) instanceof WhileStatement rows && NEXT_ROW.matcher(file.text(rows.getExpression())).matches()) {
					tell(MADE, node, node.getType(), null, null);
				}
				for (Object each : node.arguments()) {
					if (each instanceof SimpleName given && node.getAnonymousClassDeclaration() == null) {
						call(node, given, "new/" + node.arguments().size(), EnterpriseNames.qualified(file, node.getType()));
					}
				}
				return true;
			}

			private void walk(MethodInvocation node, String variable) {
				RowLoop loop = RowLoop.around(file, node);
				String attribute = attribute(node.getName().getIdentifier());
				Type type = loop == null || isWriter(node) ? null : type(loop, variable);
				if (type != null && EachCall.isOften(file, (MethodDeclaration) JavaFile.member(node))) {
					tell(WALK, node.getName(), type, attribute, loop);
				} else if (loop == null && JavaFile.member(node) instanceof MethodDeclaration method) {
					parameter(method, variable).ifPresent(parameter -> {
						CodeFact fact = tell(METHOD, node.getName(), parameter.getType(), attribute, null);
						if (fact != null) {
							CodeFacts.detail(fact, file, "calls", (method.isConstructor() ? "new" : method.getName().getIdentifier()) + '/' + method.parameters().size(), method.getName());
						}
					});
				}
			}

			/** An entity that turns itself into something else. */
			private void own(MethodInvocation node, SimpleName entity) {
				RowLoop loop = RowLoop.around(file, node);
				Type type = loop == null || isWriter(node) ? null : type(loop, entity.getIdentifier());
				CodeFact fact = type == null || !EachCall.isOften(file, (MethodDeclaration) JavaFile.member(node)) ? null : tell(CALL, node, type, null, loop);
				if (fact != null) {
					CodeFacts.detail(fact, file, "calls", node.getName().getIdentifier() + "/0", node);
					names(fact, "type", EnterpriseNames.qualified(file, type), node);
				}
			}

			@Override
			public boolean visit(EnhancedForStatement loop) {
				String walked = ownCollection(loop.getExpression());
				if (walked != null && JavaFile.member(loop) instanceof MethodDeclaration method && method.parameters().isEmpty() && method.getParent() instanceof TypeDeclaration type && Annotations.find(type.modifiers(), "Entity") != null
						&& told.add(METHOD + method.getStartPosition() + walked)) {
					CodeFact fact = CodeFacts.fact(METHOD, file, loop.getExpression());
					CodeFacts.detail(fact, file, ENTITY, file.qualifiedName(type), type.getName());
					CodeFacts.detail(fact, file, ATTRIBUTE, walked, loop.getExpression());
					CodeFacts.detail(fact, file, "calls", method.getName().getIdentifier() + "/0", method.getName());
					facts.accept(fact);
				}
				return true;
			}

			/** The attribute of the object itself that a loop walks, by its field or getter, or null. */
			private String ownCollection(Expression rows) {
				if (rows instanceof MethodInvocation getter) {
					boolean own = getter.getExpression() == null || getter.getExpression() instanceof ThisExpression;
					return own && getter.arguments().isEmpty() && GETTER.matcher(getter.getName().getIdentifier()).matches() ? attribute(getter.getName().getIdentifier()) : null;
				}
				String field = EntityManagers.variable(rows);
				return field == null || rows instanceof SimpleName && JavaFile.member(rows) instanceof MethodDeclaration method && EachCall.isLocal(method, field) ? null : field.substring(0, 1).toLowerCase(Locale.ROOT) + field.substring(1);
			}

			private void call(Expression node, SimpleName given, String signature, String called) {
				RowLoop loop = called == null ? null : RowLoop.around(file, node);
				Type type = loop == null || isWriter(node) ? null : type(loop, given.getIdentifier());
				CodeFact fact = type == null || !EachCall.isOften(file, (MethodDeclaration) JavaFile.member(node)) ? null : tell(CALL, node, type, null, loop);
				if (fact != null) {
					CodeFacts.detail(fact, file, "calls", signature, node);
					names(fact, "type", called, node);
				}
			}

			/** A qualified name, and the others that it may have where a package is imported as a whole. */
			private void names(CodeFact fact, String detail, String qualified, ASTNode node) {
				CodeFacts.detail(fact, file, detail, qualified, node);
				String name = qualified.substring(qualified.lastIndexOf('.') + 1);
				if (file.imported(name) == null) {
					file.importedPackages().stream().sorted().forEach(each -> CodeFacts.detail(fact, file, detail, each + '.' + name, node));
				}
			}

			/** Hands over an observation, once for a loop or method and what is walked there; null where it was told. */
			private CodeFact tell(String kind, ASTNode place, Type type, String attribute, RowLoop loop) {
				String name = JavaFile.simpleName(type);
				if (name == null || name.length() < 2 || !told.add(kind + (loop == null ? JavaFile.member(place) : loop.node()).getStartPosition() + name + (attribute == null ? place.getStartPosition() : attribute))) {
					return null;
				}
				CodeFact fact = CodeFacts.fact(kind, file, place);
				names(fact, ENTITY, EnterpriseNames.qualified(file, type), type);
				if (attribute != null) {
					CodeFacts.detail(fact, file, ATTRIBUTE, attribute, place);
				}
				if (loop != null) {
					CodeFacts.detail(fact, file, "loop", "true", loop.node());
				}
				facts.accept(fact);
				return fact;
			}

			/** The type that a call goes to, as far as the file tells, or null. */
			private String called(MethodInvocation call) {
				Expression receiver = call.getExpression();
				if (receiver == null || receiver instanceof ThisExpression) {
					return JavaFile.type(call) instanceof AbstractTypeDeclaration own ? file.qualifiedName(own) : null;
				}
				String variable = EntityManagers.variable(receiver);
				Set<String> types = variable == null ? Set.of() : file.writtenTypesOf(variable);
				if (variable != null && types.isEmpty() && Character.isUpperCase(variable.charAt(0))) {
					return EnterpriseNames.qualified(file, variable);
				}
				return types.size() == 1 ? EnterpriseNames.qualified(file, types.iterator().next()) : null;
			}
		};
	}

	/** Whether code belongs to a writer of a batch, whose entities are mostly new. */
	private static boolean isWriter(ASTNode node) {
		return JavaFile.type(node) instanceof AbstractTypeDeclaration type && type.getName().getIdentifier().endsWith("Writer");
	}

	/** Whether a getter of a variable gives a collection that is read where it stands. */
	private static boolean isWalked(MethodInvocation node) {
		if (!node.arguments().isEmpty() || !(node.getExpression() instanceof SimpleName) || !GETTER.matcher(node.getName().getIdentifier()).matches()) {
			return false;
		}
		ASTNode parent = node.getParent();
		return parent instanceof EnhancedForStatement loop && loop.getExpression() == node || parent instanceof MethodInvocation next && next.getExpression() == node && WALKING.contains(next.getName().getIdentifier())
				|| parent instanceof ClassInstanceCreation copy && copy.arguments().size() == 1 && copy.arguments().get(0) == node && COPIES.matcher(String.valueOf(JavaFile.simpleName(copy.getType()))).matches();
	}

	/** Whether an object of a variable turns itself into another one, as the name of its method says. */
	private static boolean isMadeOfItself(MethodInvocation node) {
		return node.arguments().isEmpty() && node.getExpression() instanceof SimpleName variable && Character.isLetter(variable.getIdentifier().charAt(0)) && ITSELF.matcher(node.getName().getIdentifier()).matches();
	}

	private static String attribute(String getter) {
		return getter.substring(3, 4).toLowerCase(Locale.ROOT) + getter.substring(4);
	}

	private static Optional<SingleVariableDeclaration> parameter(MethodDeclaration method, String name) {
		return ((List<?>) method.parameters()).stream().map(SingleVariableDeclaration.class::cast).filter(each -> each.getName().getIdentifier().equals(name)).findFirst();
	}

	/** The type of what each turn of a loop holds in a variable: that of the loop, one that its body takes from that, or an element of what a lambda runs over; null where none tells. */
	private static Type type(RowLoop loop, String variable) {
		if (loop.node() instanceof EnhancedForStatement each && each.getParameter().getName().getIdentifier().equals(variable)) {
			return each.getParameter().getType();
		}
		if (loop.node() instanceof LambdaExpression lambda && !lambda.parameters().isEmpty() && ((VariableDeclaration) lambda.parameters().get(0)).getName().getIdentifier().equals(variable)) {
			return lambda.parameters().get(0) instanceof SingleVariableDeclaration typed ? typed.getType() : isFirstStage(lambda) ? element(loop.rows()) : null;
		}
		Type[] found = new Type[1];
		Loops.body(loop.node()).accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationStatement local) {
				for (Object each : local.fragments()) {
					VariableDeclarationFragment fragment = (VariableDeclarationFragment) each;
					// What each turn looks up by itself is told as that.
					if (fragment.getName().getIdentifier().equals(variable) && fragment.getInitializer() instanceof MethodInvocation getter && getter.arguments().isEmpty() && getter.getExpression() instanceof SimpleName object && loop.names().contains(object.getIdentifier())) {
						found[0] = local.getType();
					}
				}
				return true;
			}
		});
		return found[0];
	}

	/** Whether a lambda is given the elements of the collection themselves, and not what a stage before has made of them. */
	private static boolean isFirstStage(LambdaExpression lambda) {
		Expression source = ((MethodInvocation) lambda.getParent()).getExpression();
		while (source instanceof MethodInvocation before && Set.of("filter", "sorted", "distinct", "peek", "limit").contains(before.getName().getIdentifier())) {
			source = before.getExpression();
		}
		return source instanceof SimpleName || source instanceof MethodInvocation stream && Set.of("stream", "parallelStream").contains(stream.getName().getIdentifier());
	}

	/** The type of the elements of a collection in a variable or parameter of the method or a field of its class; null where none tells. */
	private static Type element(Expression rows) {
		if (!(rows instanceof SimpleName name) || !(JavaFile.member(rows) instanceof MethodDeclaration method)) {
			return null;
		}
		Type[] found = new Type[2];
		parameter(method, name.getIdentifier()).ifPresent(each -> found[0] = each.getType());
		method.getParent().accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment each) {
				if (each.getName().getIdentifier().equals(name.getIdentifier())) {
					Type type = each.getParent() instanceof VariableDeclarationStatement local ? local.getType() : each.getParent() instanceof VariableDeclarationExpression local ? local.getType() : each.getParent() instanceof FieldDeclaration field ? field.getType() : null;
					found[JavaFile.member(each) == method ? 0 : 1] = type;
				}
				return true;
			}
		});
		Type type = found[0] == null ? found[1] : found[0];
		return type instanceof ParameterizedType collection && collection.typeArguments().size() == 1 ? (Type) collection.typeArguments().get(0) : null;
	}
}
