/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.CharacterLiteral;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.ContinueStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.PackageDeclaration;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.TextBlock;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.LogStatement;
import org.wiretune.model.platform.PlatformFactory;

/**
 * Log statements whose message is built before the level is checked, on paths that run often: in a loop, in onMessage
 * or in a method that serves a request. Not in catch clauses and in messages about failures, because section 7.4 of the
 * guide for EAP 5 leaves rare paths out; not while something starts, stops or is set up; and not where the code asks for
 * the level in any form that can be seen.
 */
public final class LogFacts {

	private static final Set<String> GUARDS = Set.of("debug", "trace");
	private static final Map<String, String> UTIL_LEVELS = Map.of("fine", "FINE", "finer", "FINER", "finest", "FINEST");
	private static final Set<String> LOW_LEVELS = Set.of("FINE", "FINER", "FINEST", "DEBUG", "TRACE");
	private static final Set<String> LOGGER_TYPES = Set.of("Logger", "Log", "Category", "BasicLogger", "ESLogger", "XLogger", "ExtendedLogger", "System.Logger");
	private static final Pattern LOGGER_NAME = Pattern.compile("(?i)_?(s_)?log(ger)?");
	private static final Pattern GUARD = Pattern.compile("(?i)debug|trace|\\bfine|verbose|loggable|loglevel|isenabled|islog|logenabled");
	private static final Pattern LOGGING_METHOD = Pattern.compile("(?i).*(debug|trace|dump|log).*|print.*");
	/** Methods that run when something starts, ends or is set up, so that their loops run seldom. */
	private static final Pattern LIFE_CYCLE = Pattern.compile(
			"(init|start|stop|destroy|close|shutdown|configure|config|setup|tear|dispose|deploy|undeploy|install|uninstall|bootstrap|activate|deactivate|terminate|loadClass|loadConf|loadProp|loadModule|loadPlugin|loadResource|loadSetting|loadSchema|scan|build|create|drop|register|unregister"
					+ "|refresh|reload|after|before|post|pre|main$|toString$|cleanup|clear|purge|release|delete|recover|connect|disconnect|reconnect|doConnect|doCreate|doDrop|apply|override|bind|parse|engage|migrate|upgrade|checkNamed"
					+ "|addPropert|setPropert|resolveDependenc).*",
			Pattern.CASE_INSENSITIVE);
	private static final Pattern LIFE_CYCLE_TYPE = Pattern.compile(
			".*(Binder|Configuration|Configurator|Config|Parser|Builder|Properties|(Class|Module|Plugin|Resource|Config)Loader(Util)?|Initializer|Bootstrap|Installer|Deployer|Deployment|Startup|Setup|Main|Mojo|Description|Descriptor|Factory|FactoryImpl|Scanner|Generator|Migration|Plugin|ClassTransformer|ClassFileTransformer)");
	private static final Set<String> LIFE_CYCLE_PACKAGES = Set.of("config", "cfg", "conf", "configuration", "startup", "boot", "bootstrap", "deploy", "deployment",
			"deployer", "install", "installer", "schema", "migration", "mapping", "description", "descriptor", "tool", "tools", "test", "tests");
	/** A message about something that went wrong stands on a path that is taken seldom. */
	private static final Pattern FAILURE = Pattern.compile(
			"(?i)\\b(unable|cannot|can't|could not|couldn't|fail\\w*|errors?|ignor\\w*|invalid|unexpected|missing|not found|does not|doesn't|nonexistent|no longer|abort\\w*|retry\\w*|exception|refus\\w*|reject\\w*|denied|timed? ?out|corrupt\\w*|unknown)\\b");
	/** Loops that go on until a source has nothing more: rows, lines, messages. */
	private static final Pattern DRAINS = Pattern.compile("\\.(next|read|readLine|receive|receiveNoWait|poll|take|remove|removeFirst|accept|dequeue|nextElement|fetch|pop)\\s*\\(");
	private static final Pattern WAITING = Pattern.compile("\\b(sleep|wait|await|awaitTermination|park|parkNanos)\\s*\\(");
	private static final Set<String> SERVICE_METHODS = Set.of("doGet", "doPost", "doPut", "doDelete", "doHead", "doOptions", "doTrace", "service", "doFilter");

	private final JavaFile file;
	private final List<LogStatement> statements = new ArrayList<>();

	/** Observes nothing yet. @param file the file */
	public LogFacts(JavaFile file) {
		this.file = file;
	}

	/** Looks at a statement. */
	public void visit(ExpressionStatement statement) {
		if (!(statement.getExpression() instanceof MethodInvocation call) || call.getExpression() == null || call.arguments().isEmpty()) {
			return;
		}
		String level = level(call);
		if (level == null || !buildsMessage(call) || !isLogger(call.getExpression(), level)) {
			return;
		}
		String place = hotPlace(statement);
		if (place == null || FAILURE.matcher(literals(call)).find() || isGuarded(statement)) {
			return;
		}
		LogStatement fact = PlatformFactory.INSTANCE.createLogStatement();
		fact.setName(file.place(statement));
		fact.setLevel(level);
		fact.setLogger(file.text(call.getExpression()));
		LoggerTypes.Meant type = type(call.getExpression());
		CallEffects effects = CallEffects.of(call.arguments());
		if (effects != CallEffects.CERTAIN && type != null) {
			fact.setGuardMethod(guard(call, level, type.name()));
			fact.setLoggerType(LoggerTypes.isKnown(type.name()) ? type.hidingName() : type.name());
		}
		fact.setPlainArguments(effects == CallEffects.NONE);
		fact.setPlace(place);
		fact.setOrigin(file.origin(call.getName()));
		fact.setStatement(file.origin(statement));
		statements.add(fact);
	}

	/** Hands over what was found. */
	public void finish(FileParts parts) {
		statements.forEach(parts::add);
	}

	/** The level that is usually off: the name of the method, or in small letters that of the first argument; null for others. */
	private String level(MethodInvocation call) {
		String name = call.getName().getIdentifier();
		if (GUARDS.contains(name) || UTIL_LEVELS.containsKey(name)) {
			return name;
		}
		if (!name.equals("log") || call.arguments().size() < 2 || !(call.arguments().get(0) instanceof QualifiedName level)) {
			return null;
		}
		String constant = level.getName().getIdentifier();
		boolean ofLevel = level.getQualifier().getFullyQualifiedName().endsWith("Level");
		return ofLevel && LOW_LEVELS.contains(constant) && (isUtil() || level.getFullyQualifiedName().contains("Logger.Level") || file.importsFrom("java.lang.System"))
				? constant.toLowerCase(Locale.ROOT) : null;
	}

	/** The call that asks for the level; null where the type of the logger is not known to have it. */
	private String guard(MethodInvocation call, String level, String type) {
		if (GUARDS.contains(level) && !call.getName().getIdentifier().equals("log")) {
			return LoggerTypes.guard(type, level);
		}
		if (!LoggerTypes.isAskedWithLevel(type)) {
			return null;
		}
		if (call.getName().getIdentifier().equals("log")) {
			return "isLoggable(" + file.text((ASTNode) call.arguments().get(0)) + ')';
		}
		String constants = file.imports("java.util.logging.Level") ? "Level" : "java.util.logging.Level";
		return "isLoggable(" + constants + '.' + UTIL_LEVELS.get(level) + ')';
	}

	/** The type of the logger, as far as this file tells it; null where it does not. */
	private LoggerTypes.Meant type(Expression receiver) {
		if (receiver instanceof MethodInvocation getter) {
			String method = getter.getName().getIdentifier();
			return (getter.getExpression() == null || getter.getExpression() instanceof ThisExpression) && !Inheritance.mayInheritMethod(file, receiver, method) ? result(method) : null;
		}
		if (receiver instanceof QualifiedName qualified && !isOfThisFile(qualified)) {
			return null;
		}
		String name = receiver instanceof SimpleName simple ? simple.getIdentifier()
				: receiver instanceof FieldAccess access && access.getExpression() instanceof ThisExpression ? access.getName().getIdentifier()
						: receiver instanceof QualifiedName qualified ? qualified.getName().getIdentifier() : null;
		if (name == null) {
			return null;
		}
		Set<String> written = file.writtenTypesOf(name);
		if (written.isEmpty()) {
			return ofUndeclared(name, receiver);
		}
		if (!(receiver instanceof QualifiedName) && Inheritance.mayInheritField(file, receiver, name)) {
			return null;
		}
		Set<LoggerTypes.Meant> types = new HashSet<>();
		written.forEach(each -> types.add(LoggerTypes.resolve(file, each, receiver)));
		return types.size() == 1 ? types.iterator().next() : null;
	}

	/** A field that an annotation makes, or a class whose methods are static. */
	private LoggerTypes.Meant ofUndeclared(String name, ASTNode receiver) {
		if (Character.isUpperCase(name.charAt(0))) {
			return LoggerTypes.resolve(file, name, receiver);
		}
		for (ASTNode type = JavaFile.type(receiver); name.equals("log") && type != null; type = JavaFile.type(type)) {
			String made = type instanceof AbstractTypeDeclaration declaration ? LoggerTypes.ofLombok(file, declaration) : null;
			if (made != null) {
				return new LoggerTypes.Meant(made, null);
			}
		}
		return null;
	}

	/** Whether a type of this file declares the field. */
	private boolean isOfThisFile(QualifiedName field) {
		return field.getQualifier() instanceof SimpleName name && file.unit().types().stream()
				.anyMatch(each -> ((AbstractTypeDeclaration) each).getName().getIdentifier().equals(name.getIdentifier()) && Inheritance.declaresField((AbstractTypeDeclaration) each, field.getName().getIdentifier()));
	}

	/** What a method of this file without parameters returns. */
	private LoggerTypes.Meant result(String method) {
		Set<LoggerTypes.Meant> types = new HashSet<>();
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration node) {
				if (node.getName().getIdentifier().equals(method) && node.parameters().isEmpty() && node.getReturnType2() != null) {
					types.add(LoggerTypes.resolve(file, JavaFile.writtenName(node.getReturnType2()), node));
				}
				return true;
			}
		});
		return types.size() == 1 ? types.iterator().next() : null;
	}

	private boolean isUtil() {
		return file.imports("java.util.logging.Logger");
	}

	private boolean isLogger(Expression receiver, String level) {
		boolean util = UTIL_LEVELS.containsKey(level);
		if (receiver instanceof MethodInvocation getter) {
			String name = getter.getName().getIdentifier();
			return !util && getter.arguments().isEmpty() && (name.equals("getLogger") || name.equals("getLog") || name.equals("logger") || name.equals("log"));
		}
		String name = null;
		if (receiver instanceof SimpleName simple) {
			name = simple.getIdentifier();
		} else if (receiver instanceof FieldAccess access) {
			name = access.getName().getIdentifier();
		} else if (receiver instanceof QualifiedName qualified) {
			name = qualified.getName().getIdentifier();
		}
		if (name == null) {
			return false;
		}
		Set<String> types = receiver instanceof QualifiedName ? Set.of() : file.typesOf(name);
		if (types.isEmpty()) {
			return !util && LOGGER_NAME.matcher(name).matches();
		}
		return types.stream().anyMatch(LOGGER_TYPES::contains) && (!util || isUtil());
	}

	/** Whether an argument is built by concatenation, formatting or toString. */
	private boolean buildsMessage(MethodInvocation call) {
		boolean found = false;
		for (Object argument : call.arguments()) {
			found |= builds((Expression) argument);
		}
		return found;
	}

	private boolean builds(Expression expression) {
		if (expression instanceof ParenthesizedExpression parenthesized) {
			return builds(parenthesized.getExpression());
		}
		if (expression instanceof ConditionalExpression conditional) {
			return builds(conditional.getThenExpression()) || builds(conditional.getElseExpression());
		}
		if (expression instanceof InfixExpression infix) {
			return infix.getOperator() == InfixExpression.Operator.PLUS && hasText(infix) && !isConstant(infix);
		}
		if (expression instanceof MethodInvocation call) {
			String name = call.getName().getIdentifier();
			return name.equals("toString") || name.equals("format") && isFormatter(call.getExpression())
					|| name.equals("formatted") && call.getExpression() instanceof StringLiteral;
		}
		return false;
	}

	private static boolean isFormatter(Expression receiver) {
		return receiver instanceof SimpleName name && (name.getIdentifier().equals("String") || name.getIdentifier().equals("MessageFormat"));
	}

	private static boolean hasText(Expression expression) {
		if (expression instanceof InfixExpression infix) {
			boolean found = hasText(infix.getLeftOperand()) || hasText(infix.getRightOperand());
			for (Object more : infix.extendedOperands()) {
				found |= hasText((Expression) more);
			}
			return found;
		}
		return expression instanceof StringLiteral || expression instanceof TextBlock;
	}

	/** Whether the compiler joins the parts: literals, and names in capitals, which are constants by convention. */
	private static boolean isConstant(Expression expression) {
		if (expression instanceof InfixExpression infix) {
			boolean constant = isConstant(infix.getLeftOperand()) && isConstant(infix.getRightOperand());
			for (Object more : infix.extendedOperands()) {
				constant &= isConstant((Expression) more);
			}
			return constant;
		}
		if (expression instanceof ParenthesizedExpression parenthesized) {
			return isConstant(parenthesized.getExpression());
		}
		String name = expression instanceof SimpleName simple ? simple.getIdentifier()
				: expression instanceof QualifiedName qualified ? qualified.getName().getIdentifier() : null;
		if (name != null) {
			return name.length() > 1 && name.equals(name.toUpperCase(Locale.ROOT));
		}
		return expression instanceof StringLiteral || expression instanceof TextBlock || expression instanceof NumberLiteral
				|| expression instanceof CharacterLiteral || expression instanceof BooleanLiteral;
	}

	/** The words of the message. */
	private static String literals(MethodInvocation call) {
		StringBuilder words = new StringBuilder();
		call.accept(new ASTVisitor() {
			@Override
			public boolean visit(StringLiteral node) {
				words.append(node.getEscapedValue()).append(' ');
				return true;
			}
		});
		return words.toString();
	}

	/**
	 * Why the path runs often: onMessage, service, loop for one that is nested or drains a source, iteration for any other
	 * loop; null where nothing tells that it does.
	 */
	private String hotPlace(Statement statement) {
		int loops = 0;
		boolean drains = false;
		ASTNode node = statement;
		for (; node != null && !(node instanceof BodyDeclaration); node = node.getParent()) {
			if (node instanceof CatchClause) {
				return null;
			}
			if (node != statement && Loops.isLoop(node)) {
				if (!Loops.endsAfter(statement, node) && !WAITING.matcher(file.text(node)).find()) {
					loops++;
					drains |= drains(node);
				}
			} else if (node instanceof LambdaExpression) {
				return loops > 0 ? loop(loops, drains) : null;
			}
		}
		if (node instanceof Initializer || !(node instanceof MethodDeclaration method) || method.isConstructor()) {
			return null;
		}
		String name = method.getName().getIdentifier();
		if (name.equals("onMessage") && method.parameters().size() == 1) {
			return "onMessage";
		}
		if (isServiceMethod(method)) {
			return "service";
		}
		return loops > 0 && !LIFE_CYCLE.matcher(name).matches() && !LOGGING_METHOD.matcher(name).matches() && !isLifeCycleType(method) ? loop(loops, drains) : null;
	}

	private static String loop(int loops, boolean drains) {
		return loops > 1 || drains ? "loop" : "iteration";
	}

	private boolean drains(ASTNode loop) {
		if (loop instanceof WhileStatement statement) {
			return statement.getExpression() instanceof BooleanLiteral || DRAINS.matcher(file.text(statement.getExpression())).find();
		}
		return loop instanceof ForStatement statement && (statement.getExpression() == null || DRAINS.matcher(file.text(statement.getExpression())).find());
	}

	/** Types and packages whose work is setting up. */
	private boolean isLifeCycleType(ASTNode member) {
		for (ASTNode type = JavaFile.type(member); type != null; type = JavaFile.type(type)) {
			if (type instanceof AbstractTypeDeclaration declaration && LIFE_CYCLE_TYPE.matcher(declaration.getName().getIdentifier()).matches()) {
				return true;
			}
		}
		PackageDeclaration declaration = file.unit().getPackage();
		return declaration != null && Arrays.stream(declaration.getName().getFullyQualifiedName().split("\\.")).anyMatch(LIFE_CYCLE_PACKAGES::contains);
	}

	private static boolean isServiceMethod(MethodDeclaration method) {
		if (!SERVICE_METHODS.contains(method.getName().getIdentifier()) || method.parameters().size() < 2) {
			return false;
		}
		String request = JavaFile.simpleName(((SingleVariableDeclaration) method.parameters().get(0)).getType());
		String response = JavaFile.simpleName(((SingleVariableDeclaration) method.parameters().get(1)).getType());
		return request.endsWith("Request") && response.endsWith("Response");
	}

	/** Whether a condition around the statement, or an early return before it, asks for a level. */
	private boolean isGuarded(Statement statement) {
		for (ASTNode child = statement, node = statement.getParent(); node != null && !(node instanceof BodyDeclaration); child = node, node = node.getParent()) {
			if (node instanceof IfStatement condition && asks(condition.getExpression())
					|| node instanceof WhileStatement loop && asks(loop.getExpression())
					|| node instanceof SwitchStatement choice && asks(choice.getExpression())) {
				return true;
			}
			if (node instanceof Block block && leavesBefore(block, child)) {
				return true;
			}
		}
		return false;
	}

	private boolean asks(Expression condition) {
		return GUARD.matcher(file.text(condition)).find();
	}

	private boolean leavesBefore(Block block, ASTNode statement) {
		for (Object each : block.statements()) {
			if (each == statement) {
				return false;
			}
			if (each instanceof IfStatement condition && asks(condition.getExpression()) && leaves(condition.getThenStatement())) {
				return true;
			}
		}
		return false;
	}

	private static boolean leaves(Statement statement) {
		if (statement instanceof Block block) {
			return !block.statements().isEmpty() && leaves((Statement) block.statements().get(block.statements().size() - 1));
		}
		return statement instanceof ReturnStatement || statement instanceof ContinueStatement
				|| statement instanceof BreakStatement;
	}
}
