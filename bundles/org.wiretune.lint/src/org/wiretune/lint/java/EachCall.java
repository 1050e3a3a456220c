/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.ThrowStatement;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** Whether code of an application runs each time that it is called, and not only when something begins, is missing or has failed. */
public final class EachCall {

	private static final List<String> LIFE = List.of("annotation.PostConstruct", "annotation.PreDestroy", "enterprise.inject.Produces", "ejb.Schedule", "ejb.Schedules");
	/** Methods that run when something begins or ends. */
	private static final Pattern SELDOM = Pattern.compile("main|(init|setUp|setup|start|stop|configure|bootstrap|destroy|shutdown|tearDown|reload|load|create(Pool|Cache|Factory|EntityManagerFactory|SessionFactory))(\\p{Lu}\\w*)?|initiali[sz]e\\w*|set\\w*Context|unset\\w*Context"
			+ "|afterPropertiesSet|context(Initialized|Destroyed)|ejb(Create|Activate|PostCreate|Passivate|Remove)\\w*|jspInit|readObject|readResolve|getInstance");

	/** What makes an object of a class for the application, so that its name does not say that somebody starts it. */
	private static final List<String> MADE = List.of("Component", "Service", "Repository", "Controller", "RestController", "Named", "ApplicationScoped", "RequestScoped", "SessionScoped", "Dependent", "Singleton", "Stateless", "Stateful", "Path", "WebServlet");

	/** What Spring tells its listeners once, when the application begins. */
	private static final Set<String> BEGINNINGS = Set.of("ApplicationStartedEvent", "ApplicationReadyEvent", "ApplicationPreparedEvent", "ContextRefreshedEvent", "ContextStartedEvent");

	/** What Spring runs once, when the application has begun. */
	private static final Set<String> RUNNERS = Set.of("CommandLineRunner", "ApplicationRunner");

	private static final Pattern NULL = Pattern.compile("\\b(\\w+)\\s*==\\s*null\\b|\\bnull\\s*==\\s*(?:this\\.)?(\\w+)");
	private static final Pattern PRESENT = Pattern.compile("\\b(\\w+)\\s*!=\\s*null\\b|\\bnull\\s*!=\\s*(?:this\\.)?(\\w+)");
	/** What asks for a value only where there is none: of a map, of an optional value that was looked up before, of a reactive one. */
	private static final Set<String> ABSENT = Set.of("computeIfAbsent", "orElseGet", "switchIfEmpty");
	private static final Pattern FULL = Pattern.compile("![\\w.]{1,200}(?:\\(\\))?\\.isEmpty\\(\\)");
	/** What a variable is kept in. */
	private static final Pattern CACHE = Pattern.compile("(?i:cache)\\w*\\s*(?:\\)|\\.|$)|\\bgetIfPresent\\(");

	/** So many methods are asked who calls them; a chain of more says nothing of the first. */
	private static final int MAXIMUM_METHODS = 64;

	private EachCall() {
	}

	/** {@return whether a node runs in each call of a method of an application, which no program of its own is, or for each message of a route or flow} @param file the file @param node the node */
	public static boolean runs(JavaFile file, ASTNode node) {
		ASTNode step = MessageSteps.around(file, node);
		if (step != null) {
			return !isWhereMissing(node, step);
		}
		return JavaFile.member(node) instanceof MethodDeclaration method && method.getBody() != null && !isSeldom(file, method, new HashSet<>()) && !isOfProgram(method) && !isWhereMissing(node, method);
	}

	/** {@return whether a method runs again and again, and not only when something begins} @param file the file @param method the method */
	public static boolean isOften(JavaFile file, MethodDeclaration method) {
		return method.getBody() != null && !isSeldom(file, method, new HashSet<>()) && !isOfProgram(method);
	}

	/** {@return whether a method is called once, when the application begins, by whatever made its object} @param file the file @param method the method */
	public static boolean isOfBeginning(JavaFile file, MethodDeclaration method) {
		return EnterpriseNames.annotation(file, method.modifiers(), LIFE.get(0)) != null || isToldOfBeginning(file, method) || method.getName().getIdentifier().equals("run") && method.getParent() instanceof TypeDeclaration type
				&& ((List<?>) type.superInterfaceTypes()).stream().anyMatch(each -> RUNNERS.contains(String.valueOf(JavaFile.simpleName((Type) each))));
	}

	/**
	 * {@return whether a node runs only where something that is kept is missing: below the question whether a field, or what a cache gave, is
	 * null, after a return of what is there, or in what a map, a cache or an optional value without one asks for it}
	 *
	 * @param file the file
	 * @param node the node
	 * @param method the method around it
	 */
	public static boolean isWhereNotKept(JavaFile file, ASTNode node, MethodDeclaration method) {
		if (Annotations.find(method.modifiers(), "Cacheable") != null || Annotations.find(method.modifiers(), "CacheResult") != null) {
			return true;
		}
		for (ASTNode each = node; each != null && each != method; each = each.getParent()) {
			ASTNode parent = each.getParent();
			if (each instanceof LambdaExpression && parent instanceof MethodInvocation call && call.arguments().contains(each) && (ABSENT.contains(call.getName().getIdentifier()) || call.getName().getIdentifier().equals("get") && CACHE.matcher(String.valueOf(call.getExpression())).find())) {
				return true;
			}
			if (parent instanceof IfStatement branch && each == branch.getThenStatement() && asks(file, branch.getExpression(), NULL, method)) {
				return true;
			}
			if (parent instanceof Block block && block.statements().subList(0, block.statements().indexOf(each)).stream().anyMatch(before -> before instanceof IfStatement branch && isReturn(branch.getThenStatement()) && asks(file, branch.getExpression(), PRESENT, method))) {
				return true;
			}
		}
		return false;
	}

	private static boolean isReturn(Statement statement) {
		return statement instanceof ReturnStatement || statement instanceof Block block && !block.statements().isEmpty() && block.statements().get(block.statements().size() - 1) instanceof ReturnStatement;
	}

	/** Whether a condition asks whether a field, or a variable that a cache gave, is or is not null. */
	private static boolean asks(JavaFile file, Expression condition, Pattern form, MethodDeclaration method) {
		Matcher asked = form.matcher(file.text(condition));
		while (asked.find()) {
			String name = asked.group(1) == null ? asked.group(2) : asked.group(1);
			if (isParameter(method, name)) {
				continue;
			}
			if (!isLocal(method, name) || isOfCache(file, method, name)) {
				return true;
			}
		}
		return false;
	}

	private static boolean isParameter(MethodDeclaration method, String name) {
		return ((List<?>) method.parameters()).stream().anyMatch(each -> ((SingleVariableDeclaration) each).getName().getIdentifier().equals(name));
	}

	private static boolean isOfCache(JavaFile file, MethodDeclaration method, String name) {
		boolean[] kept = new boolean[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment node) {
				kept[0] |= node.getName().getIdentifier().equals(name) && node.getInitializer() != null && CACHE.matcher(file.text(node.getInitializer())).find();
				return true;
			}
		});
		return kept[0];
	}

	/** {@return whether a node runs only where something has failed: a branch or the handling of an exception around it ends with a throw} @param node the node */
	public static boolean isWhereFailed(ASTNode node) {
		for (ASTNode each = node; each != null && !(each instanceof MethodDeclaration); each = each.getParent()) {
			if (each instanceof Block block && (block.getParent() instanceof IfStatement || block.getParent() instanceof CatchClause) && !block.statements().isEmpty() && block.statements().get(block.statements().size() - 1) instanceof ThrowStatement) {
				return true;
			}
		}
		return false;
	}

	/** {@return whether what a call returns goes into a variable that the method asks first: it is there the second time} @param call the call @param method the method */
	public static boolean isKeptAndAsked(MethodInvocation call, MethodDeclaration method) {
		ASTNode value = call;
		while (value.getParent() instanceof CastExpression || value.getParent() instanceof ParenthesizedExpression) {
			value = value.getParent();
		}
		if (!(value.getParent() instanceof Assignment assignment)) {
			return false;
		}
		String kept = EnterpriseNames.variable(assignment.getLeftHandSide());
		return kept != null && !isLocal(method, kept) && method.getBody().toString().replaceAll("\\s|this\\.", "").matches("(?s).*\\bif\\([^{]*\\b" + Pattern.quote(kept) + "[!=]=null.*");
	}

	/** {@return whether a method declares a variable of a name} @param method the method @param name the name */
	public static boolean isLocal(MethodDeclaration method, String name) {
		boolean[] local = new boolean[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment node) {
				local[0] |= node.getName().getIdentifier().equals(name);
				return true;
			}
		});
		return local[0];
	}

	/** Whether something has to be missing, or to have failed, before the look-up is made, or whether another thread or a library makes it. */
	private static boolean isWhereMissing(ASTNode node, ASTNode whole) {
		for (ASTNode each = node; each != whole; each = each.getParent()) {
			ASTNode parent = each.getParent();
			if (each instanceof CatchClause || each instanceof LambdaExpression || each instanceof AnonymousClassDeclaration) {
				return true;
			}
			Expression condition = parent instanceof IfStatement branch && each != branch.getExpression() ? branch.getExpression() : parent instanceof ConditionalExpression choice && each != choice.getExpression() ? choice.getExpression() : null;
			if (condition != null && asked(condition, each).matches("(?s).*(==\\s*null|null\\s*==|!=\\s*null|contains|isEmpty|(?i)init|cache).*")) {
				return true;
			}
		}
		return false;
	}

	/** What a condition asks, for what runs where it is true without the question whether something is there. */
	private static String asked(Expression condition, ASTNode branch) {
		boolean then = branch.getParent() instanceof IfStatement statement ? branch == statement.getThenStatement() : branch.getParent() instanceof ConditionalExpression choice && branch == choice.getThenExpression();
		return then ? FULL.matcher(condition.toString()).replaceAll("") : condition.toString();
	}

	/** Whether a method runs when something begins, ends or has failed, as its name, an annotation or the methods say that alone call it. */
	private static boolean isSeldom(JavaFile file, MethodDeclaration method, Set<MethodDeclaration> seen) {
		String name = method.getName().getIdentifier();
		if (method.isConstructor() || SELDOM.matcher(name).matches() || LIFE.stream().anyMatch(each -> EnterpriseNames.annotation(file, method.modifiers(), each) != null) || Annotations.find(method.modifiers(), "Bean") != null || Annotations.find(method.modifiers(), "ExceptionHandler") != null || Annotations.find(method.modifiers(), "Before") != null || Annotations.find(method.modifiers(), "Test") != null || isToldOfBeginning(file, method)) {
			return true;
		}
		if (!(method.getParent() instanceof TypeDeclaration type) || seen.size() >= MAXIMUM_METHODS || !seen.add(method)) {
			return false;
		}
		List<ASTNode> callers = file.callersOf(type, name);
		if (!Modifier.isPrivate(method.getModifiers())) {
			// What its own constructor or the beginning alone calls makes a part of the object, whoever else may see it.
			return !callers.isEmpty() && callers.stream().allMatch(caller -> caller instanceof MethodDeclaration calling && (calling.isConstructor() || isToldOfBeginning(file, calling)));
		}
		return !callers.isEmpty() && callers.stream().allMatch(caller -> !(caller instanceof MethodDeclaration calling) || isSeldom(file, calling, seen));
	}

	/** Whether Spring calls a method when the application begins: by the type of its parameter, or by what its annotation names. */
	private static boolean isToldOfBeginning(JavaFile file, MethodDeclaration method) {
		Annotation listener = Annotations.find(method.modifiers(), "EventListener");
		if (listener == null) {
			return false;
		}
		String named = file.text(listener);
		return method.parameters().isEmpty() ? BEGINNINGS.stream().anyMatch(each -> named.contains(each + ".class")) : BEGINNINGS.contains(String.valueOf(JavaFile.simpleName(((SingleVariableDeclaration) method.parameters().get(0)).getType())));
	}

	/** Whether the class is a program that somebody starts, or a test. A client that a container makes is one of another service. */
	private static boolean isOfProgram(MethodDeclaration method) {
		return !(method.getParent() instanceof TypeDeclaration type) || isNamedLikeProgram(type) || List.of(type.getMethods()).stream().anyMatch(each -> each.getName().getIdentifier().equals("main") && Modifier.isStatic(each.getModifiers()));
	}

	private static boolean isNamedLikeProgram(TypeDeclaration type) {
		String name = type.getName().getIdentifier();
		return name.matches(".*(Test|TestCase|Main)") || name.endsWith("Client") && MADE.stream().noneMatch(made -> Annotations.find(type.modifiers(), made) != null);
	}
}
