/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.PackageDeclaration;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;

/** Which paths of a file run often. */
final class HotPlaces {

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
	/** Loops that go on until a source has nothing more: rows, lines, messages. */
	private static final Pattern DRAINS = Pattern.compile("\\.(next|read|readLine|receive|receiveNoWait|poll|take|remove|removeFirst|accept|dequeue|nextElement|fetch|pop)\\s*\\(");
	private static final Pattern WAITING = Pattern.compile("\\b(sleep|wait|await|awaitTermination|park|parkNanos)\\s*\\(");
	private static final Set<String> SERVICE_METHODS = Set.of("doGet", "doPost", "doPut", "doDelete", "doHead", "doOptions", "doTrace", "service", "doFilter");

	private HotPlaces() {
	}

	/**
	 * {@return why the path runs often: onMessage, service, loop for one that is nested or drains a source, iteration for any other
	 * loop; null where nothing tells that it does}
	 *
	 * @param file the file
	 * @param statement a statement of it
	 */
	static String of(JavaFile file, Statement statement) {
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
					drains |= drains(file, node);
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
		return loops > 0 && !LIFE_CYCLE.matcher(name).matches() && !LOGGING_METHOD.matcher(name).matches() && !isLifeCycleType(file, method) ? loop(loops, drains) : null;
	}

	private static String loop(int loops, boolean drains) {
		return loops > 1 || drains ? "loop" : "iteration";
	}

	private static boolean drains(JavaFile file, ASTNode loop) {
		if (loop instanceof WhileStatement statement) {
			return statement.getExpression() instanceof BooleanLiteral || DRAINS.matcher(file.text(statement.getExpression())).find();
		}
		return loop instanceof ForStatement statement && (statement.getExpression() == null || DRAINS.matcher(file.text(statement.getExpression())).find());
	}

	/** Types and packages whose work is setting up. */
	private static boolean isLifeCycleType(JavaFile file, ASTNode member) {
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
}
