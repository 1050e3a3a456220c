/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ArrayAccess;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.EnterpriseNames;

/**
 * The fields of a singleton bean: those that the container fills, whose objects are proxies or shared, those that hold what never changes,
 * such as a logger, and those in which the bean keeps something.
 */
final class SingletonFields {

	private static final Pattern FILLED = Pattern.compile("@(Inject|EJB|Resource|PersistenceContext|PersistenceUnit|Autowired|WebServiceRef|ConfigProperty)\\b.*", Pattern.DOTALL);
	private static final Pattern CONSTANT = Pattern.compile("Collections\\.unmodifiable\\w*\\(.*|(Logger|LoggerFactory|LogManager|LogFactory|Pattern)\\..*|(List|Set|Map)\\.of\\(.*");
	/** What changes nothing in what a field holds. */
	private static final Pattern READING = Pattern.compile("get|size|isEmpty|values|keySet|entrySet|stream|contains\\w*|(get|is|has|find|load|to|as|info|warn|error|debug|trace|log|fine|severe|warning|format|parse|equals|hashCode|create(Query|NamedQuery|NativeQuery)?|send|publish|fire|lookup|matches|matcher)([A-Z]\\w*)?");

	private final Set<String> all = new HashSet<>();
	private final Set<String> filled = new HashSet<>();
	private final Set<String> kept = new HashSet<>();

	SingletonFields(TypeDeclaration type) {
		for (FieldDeclaration field : type.getFields()) {
			boolean byContainer = field.modifiers().stream().anyMatch(each -> FILLED.matcher(each.toString()).matches());
			for (Object each : field.fragments()) {
				VariableDeclarationFragment fragment = (VariableDeclarationFragment) each;
				String name = fragment.getName().getIdentifier();
				all.add(name);
				if (byContainer) {
					filled.add(name);
				} else if (!CONSTANT.matcher(String.valueOf(fragment.getInitializer())).matches()) {
					kept.add(name);
				}
			}
		}
	}

	/** {@return whether the container fills a field} @param name its name */
	boolean isFilled(String name) {
		return filled.contains(name);
	}

	/** {@return whether the bean keeps something in a field} @param name its name */
	boolean isKept(String name) {
		return kept.contains(name);
	}

	/** {@return whether code assigns a field or changes what is kept in one} @param code the body of a method */
	boolean areChangedBy(ASTNode code) {
		Changes changes = new Changes();
		code.accept(changes);
		return changes.any;
	}

	private final class Changes extends ASTVisitor {

		private boolean any;

		@Override
		public boolean visit(Assignment node) {
			return assigned(node.getLeftHandSide());
		}

		@Override
		public boolean visit(PostfixExpression node) {
			return assigned(node.getOperand());
		}

		@Override
		public boolean visit(PrefixExpression node) {
			return node.getOperator() == PrefixExpression.Operator.INCREMENT || node.getOperator() == PrefixExpression.Operator.DECREMENT ? assigned(node.getOperand()) : true;
		}

		@Override
		public boolean visit(MethodInvocation node) {
			any |= isKept(String.valueOf(EnterpriseNames.variable(node.getExpression()))) && !READING.matcher(node.getName().getIdentifier()).matches();
			return true;
		}

		private boolean assigned(Expression target) {
			Expression changed = target instanceof ArrayAccess access ? access.getArray() : target;
			any |= all.contains(String.valueOf(EnterpriseNames.variable(changed)));
			return true;
		}
	}
}
