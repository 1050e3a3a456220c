/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.EnumDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclaration;
import org.wiretune.lint.java.JavaFile;

/** What a type may have from types that cannot be seen from its file. */
final class Inheritance {

	/** Types of java.lang that are extended on the spot and have no fields that are inherited. */
	private static final Set<String> OF_LANGUAGE = Set.of("Object", "Runnable", "Thread", "ThreadLocal", "InheritableThreadLocal", "Comparable", "Iterable", "AutoCloseable", "Exception", "RuntimeException");

	private Inheritance() {
	}

	/** {@return whether a type around a place extends or implements another one, from which it may have a nested type} @param file the file @param place the place */
	static boolean inheritsAround(JavaFile file, ASTNode place) {
		for (ASTNode type = JavaFile.type(place); type != null; type = JavaFile.type(type)) {
			if (superclass(type) != null && !isOfPlatform(file, superclass(type)) || interfaces(type).stream().anyMatch(each -> !isOfPlatform(file, (Type) each))) {
				return true;
			}
		}
		return false;
	}

	/**
	 * {@return whether a field that a place names may be inherited} The types around the place are looked at from the inside: one
	 * that declares the field has it, one before that which extends a class may have another one of the name from there.
	 *
	 * @param file the file
	 * @param place where it is named
	 * @param name the field
	 */
	static boolean mayInheritField(JavaFile file, ASTNode place, String name) {
		return !(place instanceof SimpleName && isLocal(place, name)) && mayInherit(file, place, member -> isField(member, name));
	}

	/** {@return whether a type declares a field itself} @param type the type @param name the field */
	static boolean declaresField(AbstractTypeDeclaration type, String name) {
		return type.bodyDeclarations().stream().anyMatch(each -> isField(each, name));
	}

	private static boolean isField(Object member, String name) {
		return member instanceof FieldDeclaration field && field.fragments().stream().anyMatch(each -> ((VariableDeclaration) each).getName().getIdentifier().equals(name));
	}

	/** {@return whether a method without parameters that a place calls may be inherited} @param file the file @param place the place @param name the method */
	static boolean mayInheritMethod(JavaFile file, ASTNode place, String name) {
		return mayInherit(file, place, member -> member instanceof MethodDeclaration method && method.parameters().isEmpty() && method.getName().getIdentifier().equals(name));
	}

	private static boolean mayInherit(JavaFile file, ASTNode place, Predicate<Object> wanted) {
		for (ASTNode type = JavaFile.type(place); type != null; type = JavaFile.type(type)) {
			if (members(type).stream().anyMatch(wanted)) {
				return false;
			}
			if (superclass(type) != null && !isOfPlatform(file, superclass(type))) {
				return true;
			}
		}
		return false;
	}

	/** Whether the method around a place, or one around that, declares a variable of the name. */
	private static boolean isLocal(ASTNode place, String name) {
		for (ASTNode member = JavaFile.member(place); member != null && !(member instanceof AbstractTypeDeclaration); member = member.getParent() == null ? null : JavaFile.member(member.getParent())) {
			boolean[] found = {false};
			ASTNode around = member;
			around.accept(new ASTVisitor() {
				@Override
				public boolean preVisit2(ASTNode node) {
					found[0] |= node instanceof VariableDeclaration variable && variable.getName().getIdentifier().equals(name) && !(node.getParent() instanceof FieldDeclaration);
					return node == around || !(node instanceof BodyDeclaration);
				}
			});
			if (found[0]) {
				return true;
			}
		}
		return false;
	}

	private static List<?> members(ASTNode type) {
		return type instanceof AnonymousClassDeclaration anonymous ? anonymous.bodyDeclarations() : ((AbstractTypeDeclaration) type).bodyDeclarations();
	}

	private static Type superclass(ASTNode type) {
		return type instanceof TypeDeclaration declaration ? declaration.getSuperclassType()
				: type instanceof AnonymousClassDeclaration && type.getParent() instanceof ClassInstanceCreation creation ? creation.getType() : null;
	}

	private static List<?> interfaces(ASTNode type) {
		return type instanceof TypeDeclaration declaration ? declaration.superInterfaceTypes() : type instanceof EnumDeclaration constants ? constants.superInterfaceTypes() : List.of();
	}

	/** Types of Java itself have neither such fields nor such nested types. */
	private static boolean isOfPlatform(JavaFile file, Type type) {
		String written = JavaFile.writtenName(type);
		String imported = file.imported(written);
		String name = imported == null ? written : imported;
		return name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jakarta.") || OF_LANGUAGE.contains(name);
	}
}
