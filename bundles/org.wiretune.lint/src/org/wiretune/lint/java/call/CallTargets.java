/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.call;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;

/**
 * The class of an application that a call may go to, as far as one file tells: the type of a variable, the class of a static method, what
 * is made on the spot or cast, the class of a {@code getInstance}, and what a getter hands out. For one file, by one thread.
 */
final class CallTargets {

	/** The mark before a name of which only the end is known. */
	static final String UNKNOWN_PACKAGE = "~";

	/** A getter whose name says what it hands out. */
	private static final Pattern GETTER = Pattern.compile("(?:get|locate|lookup)(\\p{Lu}\\w*(?:Dao|DAO|Facade|Local|Remote|Service|Bean|EJB|Ejb|Manager|Repository|Delegate|Business|BO|Home|Controller|Session))");
	private static final Set<String> INSTANCE = Set.of("getInstance", "instance", "get", "getDefault", "getService");
	private static final Set<String> OF_JAVA = Set.of("String", "Object", "Integer", "Long", "Double", "Float", "Boolean", "Short", "Byte", "Character", "Number", "Math", "System", "Thread", "StringBuilder", "StringBuffer", "Class", "Enum", "Iterable", "Exception", "Throwable",
			"Runnable", "int", "long", "double", "float", "boolean", "short", "byte", "char", "var", "T", "E", "K", "V");
	private static final List<String> LIBRARIES = List.of("java.", "javax.", "jakarta.", "org.slf4j.", "org.apache.", "com.google.", "org.springframework.", "org.hibernate.", "org.eclipse.", "com.fasterxml.", "org.primefaces.", "org.jboss.", "org.joda.");

	private final JavaFile file;

	CallTargets(JavaFile file) {
		this.file = file;
	}

	/** {@return the names that the type may have that a call goes to, none where the file does not tell or a library has it} @param call the call */
	List<String> of(MethodInvocation call) {
		Expression receiver = call.getExpression();
		while (receiver instanceof ParenthesizedExpression inner) {
			receiver = inner.getExpression();
		}
		if (receiver == null || receiver instanceof ThisExpression) {
			return JavaFile.type(call) instanceof TypeDeclaration own ? List.of(file.qualifiedName(own)) : List.of();
		}
		if (receiver instanceof ClassInstanceCreation made) {
			return named(JavaFile.writtenName(made.getType()));
		}
		if (receiver instanceof CastExpression cast) {
			return named(JavaFile.writtenName(cast.getType()));
		}
		return receiver instanceof MethodInvocation getter ? handedOut(getter) : ofVariable(receiver);
	}

	private List<String> ofVariable(Expression receiver) {
		String variable = EntityManagers.variable(receiver);
		Set<String> types = variable == null ? Set.of() : file.writtenTypesOf(variable);
		if (types.size() > 1) {
			String declared = declared(receiver, variable);
			return declared == null ? List.of() : named(declared);
		}
		if (types.isEmpty() && receiver instanceof SimpleName name && Character.isUpperCase(name.getIdentifier().charAt(0)) && name.getIdentifier().chars().anyMatch(Character::isLowerCase)) {
			return named(name.getIdentifier());
		}
		return types.size() == 1 ? named(types.iterator().next()) : List.of();
	}

	/** The type of a variable of a name that several have: the one in the method, or the field of the class around; null where neither is one. */
	private static String declared(Expression receiver, String variable) {
		Set<String> local = new HashSet<>();
		Set<String> fields = new HashSet<>();
		ASTNode member = JavaFile.member(receiver);
		ASTVisitor look = new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment fragment) {
				if (fragment.getName().getIdentifier().equals(variable)) {
					if (fragment.getParent() instanceof VariableDeclarationStatement statement) {
						local.add(JavaFile.writtenName(statement.getType()));
					} else if (fragment.getParent() instanceof FieldDeclaration field) {
						fields.add(JavaFile.writtenName(field.getType()));
					}
				}
				return true;
			}

			@Override
			public boolean visit(SingleVariableDeclaration parameter) {
				if (parameter.getName().getIdentifier().equals(variable)) {
					local.add(JavaFile.writtenName(parameter.getType()));
				}
				return true;
			}
		};
		if (!(receiver instanceof FieldAccess)) {
			member.accept(look);
		}
		if (local.isEmpty() && JavaFile.type(member) instanceof TypeDeclaration type) {
			for (FieldDeclaration field : type.getFields()) {
				field.accept(look);
			}
		}
		Set<String> found = local.isEmpty() ? fields : local;
		return found.size() == 1 ? found.iterator().next() : null;
	}

	private List<String> handedOut(MethodInvocation getter) {
		String method = getter.getName().getIdentifier();
		if (getter.getExpression() == null || getter.getExpression() instanceof ThisExpression) {
			Type returned = JavaFile.type(getter) instanceof TypeDeclaration own ? Stream.of(own.getMethods()).filter(each -> each.getName().getIdentifier().equals(method) && each.parameters().size() == getter.arguments().size() && each.getReturnType2() != null)
					.map(each -> each.getReturnType2()).findFirst().orElse(null) : null;
			if (returned != null) {
				return named(JavaFile.writtenName(returned));
			}
		} else if (INSTANCE.contains(method) && getter.getExpression() instanceof SimpleName owner && Character.isUpperCase(owner.getIdentifier().charAt(0)) && file.typesOf(owner.getIdentifier()).isEmpty()) {
			return named(owner.getIdentifier());
		}
		Matcher name = GETTER.matcher(method);
		return name.matches() ? List.of(UNKNOWN_PACKAGE + name.group(1)) : List.of();
	}

	/** {@return the names that a type may have, by its imports; none where it is of Java or of a library} @param written the type as it is written, without its arguments */
	List<String> named(String written) {
		String imported = written.indexOf('.') >= 0 ? written : file.imported(written);
		if (imported != null) {
			return LIBRARIES.stream().anyMatch(imported::startsWith) ? List.of() : List.of(imported);
		}
		if (OF_JAVA.contains(written)) {
			return List.of();
		}
		return Stream.concat(Stream.of(EnterpriseNames.qualified(file, written)), file.importedPackages().stream().filter(each -> LIBRARIES.stream().noneMatch((each + '.')::startsWith)).sorted().map(each -> each + '.' + written)).toList();
	}
}
