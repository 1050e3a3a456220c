/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.wiretune.lint.java.JavaFile;

/** Whether an expression may be left out now and then without a change of what the program does. */
enum CallEffects {

	/** It only reads: variables, operators, and methods whose names say that they only tell something. */
	NONE,
	/** It calls methods of which nobody tells from here what they do. */
	UNKNOWN,
	/** It assigns or counts. */
	CERTAIN;

	/** Names of methods that tell something by convention. */
	private static final Pattern TELLS = Pattern.compile(
			"(get|is|has|to|as|contains|can|should|count|describe|format|print|equals)([A-Z0-9].*)?|size|length|name|names|value|values|id|key|keys|ordinal|toString|hashCode|join|concat|substring|trim|strip|"
					+ "repeat|valueOf|copyOf|asList|of|entrySet|keySet|isEmpty|charAt|indexOf|lastIndexOf|max|min|abs|round|currentTimeMillis|nanoTime|elapsed.*|formatted|stringValue|intValue|longValue|doubleValue|compareTo|"
					+ "message|title|path|uri|url|status|code|type|text|body|arrayToString|deepToString|getClass|class");
	/** Names that begin like those and do something. */
	private static final Pattern DOES = Pattern.compile("get|getSession|get(And|Next|OrCreate|Connection|Result|Input|Output)\\w*|(to|as|has)Next\\w*|countDown|toggle\\w*|touch\\w*|total\\w*|asynch\\w*|assign\\w*|issue\\w*|hash(In|Out)\\w*|print(ln|f|StackTrace)?");
	private static final Set<String> BUILDERS = Set.of("StringBuilder", "StringBuffer");
	/** Types whose making changes nothing else. */
	private static final Set<String> VALUES = Set.of("StringBuilder", "StringBuffer", "String", "Date", "Byte", "Short", "Integer", "Long", "Float", "Double", "Character", "Boolean");

	/** {@return what leaving out expressions may change} @param expressions the expressions */
	static CallEffects of(List<?> expressions) {
		CallEffects[] found = { NONE };
		expressions.forEach(each -> ((ASTNode) each).accept(new ASTVisitor() {
			@Override
			public void preVisit(ASTNode node) {
				if (node instanceof Assignment || node instanceof PostfixExpression
						|| node instanceof PrefixExpression prefix && (prefix.getOperator() == PrefixExpression.Operator.INCREMENT || prefix.getOperator() == PrefixExpression.Operator.DECREMENT)) {
					found[0] = CERTAIN;
				} else if (node instanceof SuperMethodInvocation call && !tells(call.getName().getIdentifier())
						|| node instanceof MethodInvocation other && !tells(other.getName().getIdentifier()) && !isAppendedToNew(other)
						|| node instanceof ClassInstanceCreation creation && !VALUES.contains(JavaFile.simpleName(creation.getType()))) {
					found[0] = found[0] == CERTAIN ? CERTAIN : UNKNOWN;
				}
			}

			@Override
			public boolean visit(LambdaExpression node) {
				// It runs when the logger wants it, guarded or not.
				return false;
			}
		}));
		return found[0];
	}

	/** Whether a text is appended to one that is made in the same expression, which nobody else sees. */
	private static boolean isAppendedToNew(MethodInvocation call) {
		Expression receiver = call;
		while (receiver instanceof MethodInvocation appending && appending.getName().getIdentifier().equals("append")) {
			receiver = appending.getExpression();
		}
		return receiver != call && receiver instanceof ClassInstanceCreation creation && BUILDERS.contains(JavaFile.simpleName(creation.getType()));
	}

	private static boolean tells(String method) {
		return TELLS.matcher(method).matches() && !DOES.matcher(method).matches();
	}
}
