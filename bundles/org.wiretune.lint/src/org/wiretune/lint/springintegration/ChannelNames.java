/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;

/**
 * How code names channels: by a text, or by the constant of another class, whose text only that class tells. Such a constant is a name
 * of its own, class and constant with a dot between, so that all who use it mean one channel.
 */
final class ChannelNames {

	private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9_]*");

	private final JavaFile file;
	private final Constants constants;

	ChannelNames(JavaFile file, Constants constants) {
		this.file = file;
		this.constants = constants;
	}

	/** {@return the name that an expression stands for, or null} @param expression the expression */
	String of(Expression expression) {
		String text = constants.string(expression);
		if (text != null) {
			return text;
		}
		if (expression instanceof QualifiedName name && CONSTANT.matcher(name.getName().getIdentifier()).matches()) {
			return last(name.getQualifier().getFullyQualifiedName()) + '.' + name.getName().getIdentifier();
		}
		if (expression instanceof SimpleName name && CONSTANT.matcher(name.getIdentifier()).matches() && file.imported(name.getIdentifier()) != null) {
			String imported = file.imported(name.getIdentifier());
			String type = imported.substring(0, imported.length() - name.getIdentifier().length() - 1);
			return last(type) + '.' + name.getIdentifier();
		}
		return null;
	}

	/** {@return how other classes name what a constant of this file stands for, or null where an expression is none} @param expression the expression */
	String elsewhere(Expression expression) {
		Expression name = expression instanceof QualifiedName qualified ? qualified.getName() : expression;
		if (!(name instanceof SimpleName constant) || file.constant(constant.getIdentifier()) == null || file.unit().types().isEmpty() || !(file.unit().types().get(0) instanceof AbstractTypeDeclaration type)) {
			return null;
		}
		return type.getName().getIdentifier() + '.' + constant.getIdentifier();
	}

	private static String last(String name) {
		return name.substring(name.lastIndexOf('.') + 1);
	}
}
