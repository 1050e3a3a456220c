/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Enterprise beans, servlets and beans of CDI that open a connection for messages in a call, of a factory of JBoss or WildFly that has no
 * pool: one that is injected by its name, or that a method looks up. Detail:
 * {@code factory}, the name under which the factory is looked up. A connection that is kept in a field, or opened when the bean is made,
 * is none of them.
 */
public final class MessagingConnections implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "messaging-connection-per-call";

	/** Whose objects the container makes, so that it fills their fields. */
	private static final List<String> BEANS = List.of("ejb.Stateless", "ejb.Stateful", "ejb.Singleton", "ejb.MessageDriven", "servlet.annotation.WebServlet", "inject.Named", "enterprise.context.ApplicationScoped", "enterprise.context.RequestScoped",
			"enterprise.context.SessionScoped", "enterprise.context.Dependent", "faces.view.ViewScoped", "faces.bean.ManagedBean", "ws.rs.Path", "jws.WebService");
	private static final Set<String> OPENING = Set.of("createConnection", "createQueueConnection", "createTopicConnection", "createContext");
	private static final List<String> LIFE = List.of("annotation.PostConstruct", "annotation.PreDestroy");
	/** Methods that open something for others. */
	private static final Pattern OPENS = Pattern.compile("(open|connect|init|start|begin|ensure|get|prepare|setUp)(\\p{Lu}\\w*)?");
	/** The factories without a pool that these servers ship. */
	private static final Pattern PLAIN = Pattern.compile("(?:java:)?/?(?:(?:InVm|Remote)?ConnectionFactory|XAConnectionFactory|jms/RemoteConnectionFactory)|java:jboss/exported/jms/RemoteConnectionFactory");

	@Override
	public List<String> words() {
		return List.of("javax.jms", "jakarta.jms");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		Map<String, String> factories = new HashMap<>();
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(FieldDeclaration node) {
				String looked = plainFactory(file, node);
				if (looked != null) {
					node.fragments().forEach(fragment -> factories.put(((VariableDeclarationFragment) fragment).getName().getIdentifier(), looked));
				}
				return true;
			}

			@Override
			public boolean visit(VariableDeclarationFragment node) {
				String looked = node.getParent() instanceof FieldDeclaration ? null : lookedUp(file, node.getInitializer());
				if (looked != null) {
					factories.put(node.getName().getIdentifier(), looked);
				}
				return true;
			}

			@Override
			public boolean visit(Assignment node) {
				String looked = lookedUp(file, node.getRightHandSide());
				if (looked != null && EnterpriseNames.variable(node.getLeftHandSide()) != null) {
					factories.put(EnterpriseNames.variable(node.getLeftHandSide()), looked);
				}
				return true;
			}
		});
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String looked = OPENING.contains(node.getName().getIdentifier()) ? factories.get(EnterpriseNames.variable(node.getExpression())) : null;
				if (looked != null && JavaFile.member(node) instanceof MethodDeclaration method && !method.isConstructor() && LIFE.stream().noneMatch(name -> EnterpriseNames.annotation(file, method.modifiers(), name) != null)
						&& method.getParent() instanceof AbstractTypeDeclaration type && isManaged(file, type) && !isKept(node, method)) {
					CodeFact fact = CodeFacts.fact(KIND, file, node);
					fact.setOrigin(file.origin(node.getName()));
					CodeFacts.detail(fact, file, "factory", looked, node.getName());
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** Whether the connection goes into a field that the method asks first, or that another method uses. */
	private static boolean isKept(MethodInvocation call, MethodDeclaration method) {
		return call.getParent() instanceof Assignment assignment && !EachCall.isLocal(method, String.valueOf(EnterpriseNames.variable(assignment.getLeftHandSide())))
				&& (EachCall.isKeptAndAsked(call, method) || OPENS.matcher(method.getName().getIdentifier()).matches());
	}

	private static String plainFactory(JavaFile file, FieldDeclaration field) {
		Annotation resource = EnterpriseNames.annotation(file, field.modifiers(), "annotation.Resource");
		return resource == null || !String.valueOf(JavaFile.simpleName(field.getType())).endsWith("ConnectionFactory") ? null
				: Stream.of("lookup", "mappedName").map(member -> Annotations.member(resource, member)).map(MessagingConnections::text).filter(name -> name != null && PLAIN.matcher(name).matches()).findFirst().orElse(null);
	}

	/** The name of a factory without a pool that an expression looks up; null for others. Those of another server have no pool here. */
	private static String lookedUp(JavaFile file, Expression value) {
		if (!(value instanceof CastExpression cast) || !String.valueOf(JavaFile.simpleName(cast.getType())).endsWith("ConnectionFactory") || !(cast.getExpression() instanceof MethodInvocation call) || !call.getName().getIdentifier().toLowerCase(Locale.ROOT).endsWith("lookup")
				|| call.arguments().size() != 1) {
			return null;
		}
		Expression argument = (Expression) call.arguments().get(0);
		String name = text(argument instanceof SimpleName constant && file.constant(constant.getIdentifier()) != null ? file.constant(constant.getIdentifier()) : argument);
		return name != null && !name.contains("Remote") && PLAIN.matcher(name).matches() ? name : null;
	}

	private static boolean isManaged(JavaFile file, AbstractTypeDeclaration type) {
		return BEANS.stream().anyMatch(bean -> EnterpriseNames.annotation(file, type.modifiers(), bean) != null) || type instanceof TypeDeclaration declared && declared.getSuperclassType() != null && "HttpServlet".equals(JavaFile.simpleName(declared.getSuperclassType()));
	}

	private static String text(Expression value) {
		return value instanceof StringLiteral literal ? literal.getLiteralValue() : null;
	}
}
