/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.ArrayAccess;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Singleton beans whose calls wait for each other although they share nothing that changes: no lock is stated, so that each business
 * method takes that for writing; no field is assigned but in the beginning, and what fields hold is changed in none of them. A map that is
 * made for several threads counts as something that changes: what is read before it is written needs a lock all the same. Detail: {@code method} for each business method.
 */
public final class LockedSingletons implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "locked-singleton";

	/** Who states one of these has chosen a lock, or is there to begin something. */
	private static final List<String> STATED = List.of("ejb.Lock", "ejb.ConcurrencyManagement", "ejb.Startup");
	private static final List<String> NO_BUSINESS = List.of("annotation.PostConstruct", "annotation.PreDestroy", "ejb.Schedule", "ejb.Schedules", "ejb.Timeout", "interceptor.AroundInvoke", "interceptor.AroundConstruct",
			"enterprise.inject.Produces", "ejb.Asynchronous");
	/** Fields that the container fills, whose objects are proxies or shared. */
	static final Pattern FILLED = Pattern.compile("@(Inject|EJB|Resource|PersistenceContext|PersistenceUnit|Autowired|WebServiceRef|ConfigProperty)\\b.*", Pattern.DOTALL);
	/** What changes nothing in what a field holds. */
	private static final Pattern READING = Pattern.compile("get|size|isEmpty|values|keySet|entrySet|stream|contains\\w*|(get|is|has|find|load|to|as|info|warn|error|debug|trace|log|fine|severe|warning|format|parse|equals|hashCode|create(Query|NamedQuery|NativeQuery)?|send|publish|fire|lookup|matches|matcher)([A-Z]\\w*)?");

	@Override
	public List<String> words() {
		return List.of("javax.ejb.Singleton", "jakarta.ejb.Singleton", "javax.ejb.*", "jakarta.ejb.*");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				Annotation singleton = EnterpriseNames.annotation(file, type.modifiers(), "ejb.Singleton");
				if (singleton != null && !isStated(file, type) && type.getSuperclassType() == null) {
					List<MethodDeclaration> business = List.of(type.getMethods()).stream().filter(method -> isBusiness(file, method)).toList();
					if (!business.isEmpty() && sharesNothing(file, type)) {
						CodeFact fact = CodeFacts.fact(KIND, file, type);
						fact.setName(type.getName().getIdentifier());
						fact.setOrigin(file.origin(singleton));
						business.forEach(method -> CodeFacts.detail(fact, file, "method", method.getName().getIdentifier(), method.getName()));
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}

	private static boolean isStated(JavaFile file, TypeDeclaration type) {
		return STATED.stream().anyMatch(name -> EnterpriseNames.annotation(file, type.modifiers(), name) != null || List.of(type.getMethods()).stream().anyMatch(method -> EnterpriseNames.annotation(file, method.modifiers(), name) != null));
	}

	/** {@return whether clients of a bean call a method} @param file the file @param method the method */
	static boolean isBusiness(JavaFile file, MethodDeclaration method) {
		return Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()) && !method.isConstructor() && !isBeginning(file, method)
				&& method.parameters().stream().noneMatch(parameter -> ((SingleVariableDeclaration) parameter).modifiers().stream().anyMatch(each -> each.toString().startsWith("@Observes")));
	}

	private static boolean isBeginning(JavaFile file, MethodDeclaration method) {
		return NO_BUSINESS.stream().anyMatch(name -> EnterpriseNames.annotation(file, method.modifiers(), name) != null);
	}

	private static boolean sharesNothing(JavaFile file, TypeDeclaration type) {
		Set<String> fields = new HashSet<>();
		Set<String> plain = new HashSet<>();
		for (FieldDeclaration field : type.getFields()) {
			boolean filled = field.modifiers().stream().anyMatch(each -> FILLED.matcher(each.toString()).matches());
			for (Object each : field.fragments()) {
				VariableDeclarationFragment fragment = (VariableDeclarationFragment) each;
				fields.add(fragment.getName().getIdentifier());
				if (!filled && !String.valueOf(fragment.getInitializer()).matches("Collections\\.unmodifiable\\w*\\(.*|(Logger|LoggerFactory|LogManager|LogFactory|Pattern)\\..*|(List|Set|Map)\\.of\\(.*")) {
					plain.add(fragment.getName().getIdentifier());
				}
			}
		}
		List<ASTNode> changes = new ArrayList<>();
		for (MethodDeclaration method : type.getMethods()) {
			if (method.getBody() != null && !method.isConstructor() && EnterpriseNames.annotation(file, method.modifiers(), "annotation.PostConstruct") == null) {
				method.getBody().accept(changes(fields, plain, changes));
			}
		}
		return changes.isEmpty();
	}

	/** {@return a visitor that collects what changes fields, or what they hold} @param fields all fields @param plain those that the container does not fill @param changes what is collected */
	static ASTVisitor changes(Set<String> fields, Set<String> plain, List<ASTNode> changes) {
		return new ASTVisitor() {
			@Override
			public boolean visit(Assignment node) {
				return changed(node.getLeftHandSide(), node);
			}

			@Override
			public boolean visit(PostfixExpression node) {
				return changed(node.getOperand(), node);
			}

			@Override
			public boolean visit(PrefixExpression node) {
				return node.getOperator() == PrefixExpression.Operator.INCREMENT || node.getOperator() == PrefixExpression.Operator.DECREMENT ? changed(node.getOperand(), node) : true;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				if (plain.contains(String.valueOf(EnterpriseNames.variable(node.getExpression()))) && !READING.matcher(node.getName().getIdentifier()).matches()) {
					changes.add(node);
				}
				return true;
			}

			private boolean changed(Expression target, ASTNode node) {
				Expression changed = target instanceof ArrayAccess access ? access.getArray() : target;
				if (fields.contains(String.valueOf(EnterpriseNames.variable(changed)))) {
					changes.add(node);
				}
				return true;
			}
		};
	}
}
