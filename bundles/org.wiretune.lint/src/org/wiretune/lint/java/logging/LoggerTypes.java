/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.EnumDeclaration;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.PrimitiveType;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.JavaSyntax;

/** Types of loggers, and which of them can be asked whether a level is on. */
public final class LoggerTypes {

	/** Levels of the logging libraries that have a method each: {@code isDebugEnabled()}. */
	private static final Map<String, String> METHODS = Map.of("debug", "isDebugEnabled()", "trace", "isTraceEnabled()");
	/** Types that have the methods for debug and trace. */
	private static final Set<String> BOTH = Set.of("org.apache.commons.logging.Log", "org.apache.juli.logging.Log", "org.apache.log4j.Logger", "org.apache.logging.log4j.Logger",
			"org.apache.logging.log4j.spi.ExtendedLogger", "org.slf4j.Logger", "org.slf4j.ext.XLogger", "org.jboss.logging.Logger", "org.jboss.logging.BasicLogger",
			"org.elasticsearch.common.logging.ESLogger", "io.quarkus.logging.Log");
	/** Types that know no level below debug. */
	private static final Set<String> DEBUG_ONLY = Set.of("org.apache.log4j.Category", "org.eclipse.jetty.util.log.Logger", "org.apache.maven.plugin.logging.Log",
			"org.codehaus.plexus.logging.Logger", "org.apache.avalon.framework.logger.Logger");
	/** Types that are asked with the level as the argument. */
	private static final Set<String> BY_ARGUMENT = Set.of("java.util.logging.Logger", "java.lang.System.Logger");
	/** Annotations of Lombok that give a class a field {@code log}, with the type of it. */
	private static final Map<String, String> LOMBOK = Map.of("lombok.extern.slf4j.Slf4j", "org.slf4j.Logger", "lombok.extern.slf4j.XSlf4j", "org.slf4j.ext.XLogger",
			"lombok.extern.apachecommons.CommonsLog", "org.apache.commons.logging.Log", "lombok.extern.log4j.Log4j", "org.apache.log4j.Logger", "lombok.extern.log4j.Log4j2",
			"org.apache.logging.log4j.Logger", "lombok.extern.jbosslog.JBossLog", "org.jboss.logging.Logger", "lombok.extern.java.Log", "java.util.logging.Logger");
	private static final Pattern NAME = Pattern.compile("[\\w$]+(\\.[\\w$]+)*");

	private LoggerTypes() {
	}

	/** {@return whether a logging library has the type} @param qualifiedName the type; may be null */
	static boolean isKnown(String qualifiedName) {
		return qualifiedName != null && (BOTH.contains(qualifiedName) || DEBUG_ONLY.contains(qualifiedName) || BY_ARGUMENT.contains(qualifiedName));
	}

	/** {@return whether the type is asked with the level as the argument} @param qualifiedName the type; may be null */
	static boolean isAskedWithLevel(String qualifiedName) {
		return qualifiedName != null && BY_ARGUMENT.contains(qualifiedName);
	}

	/**
	 * {@return the call that asks a type of a logging library whether a level is on, or null where it has none}
	 *
	 * @param qualifiedName the type; may be null
	 * @param level debug or trace
	 */
	static String guard(String qualifiedName, String level) {
		return qualifiedName != null && (BOTH.contains(qualifiedName) || level.equals("debug") && DEBUG_ONLY.contains(qualifiedName)) ? METHODS.get(level) : null;
	}

	/**
	 * The type of a logger.
	 *
	 * @param name its qualified name
	 * @param hidingName a type of the file's own package that is meant instead where there is one, or null
	 */
	record Meant(String name, String hidingName) {
	}

	/**
	 * {@return the type that a file means} Where the file imports no type of the name, one of a logging library whose package
	 * it imports as a whole, unless the file's own package has one; else one in the file's own package. Null where it may be one
	 * of several, or one that is nested in a type.
	 *
	 * @param file the file
	 * @param written the type as it is written
	 * @param place where it is used
	 */
	static Meant resolve(JavaFile file, String written, ASTNode place) {
		if (!NAME.matcher(written).matches() || isNested(file.unit(), written)) {
			return null;
		}
		String imported = file.imported(written);
		if (imported != null) {
			return new Meant(imported, null);
		}
		if (written.equals("System.Logger")) {
			return new Meant("java.lang.System.Logger", null);
		}
		if (written.indexOf('.') >= 0) {
			String outer = file.imported(written.substring(0, written.indexOf('.')));
			return new Meant(outer == null ? written : outer + written.substring(written.indexOf('.')), null);
		}
		// A type of the file itself, or of its package, hides those of packages that are imported as a whole, and so does one that a type of the file inherits.
		String own = own(file.unit(), written);
		if (declares(file.unit(), written)) {
			return new Meant(own, null);
		}
		List<String> known = file.importedPackages().stream().map(name -> name + '.' + written).filter(LoggerTypes::isKnown).toList();
		if (known.isEmpty()) {
			return file.importedPackages().stream().allMatch(name -> name.startsWith("java.") || name.startsWith("javax.")) ? new Meant(own, null) : null;
		}
		return known.size() == 1 && !Inheritance.inheritsAround(file, place) ? new Meant(known.get(0), own) : null;
	}

	/** {@return the type of the field that an annotation of Lombok makes, or null} @param file the file @param type the class */
	static String ofLombok(JavaFile file, AbstractTypeDeclaration type) {
		for (Map.Entry<String, String> each : LOMBOK.entrySet()) {
			String simpleName = each.getKey().substring(each.getKey().lastIndexOf('.') + 1);
			if (Annotations.find(type.modifiers(), simpleName) != null && file.imports(each.getKey())) {
				return each.getValue();
			}
		}
		return null;
	}

	/**
	 * {@return the call that asks a type of the project whether a level is on} Null where its source declares no such
	 * method, neither itself nor by a type of a logging library that it extends.
	 *
	 * @param source the source of the file that declares the type
	 * @param qualifiedName the type
	 * @param level debug or trace
	 * @param use how it is called
	 */
	public static String declaredGuard(String source, String qualifiedName, String level, Use use) {
		String method = METHODS.get(level);
		if (method == null) {
			return null;
		}
		CompilationUnit unit = JavaSyntax.parse(source);
		String simpleName = qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
		for (Object each : unit.types()) {
			if (each instanceof AbstractTypeDeclaration type && type.getName().getIdentifier().equals(simpleName)) {
				return declares(type, method, use) || !use.ofType() && extendsKnown(unit, type, level) ? method : null;
			}
		}
		return null;
	}

	/**
	 * How a type is called.
	 *
	 * @param samePackage whether the caller is in the package of the type
	 * @param ofType whether it is called by its name, and not one of its objects
	 */
	public record Use(boolean samePackage, boolean ofType) {

		/** Members of an interface are public without a word. */
		private boolean reaches(int modifiers, AbstractTypeDeclaration type) {
			boolean open = Modifier.isPublic(modifiers) || type instanceof TypeDeclaration declaration && declaration.isInterface();
			return !Modifier.isPrivate(modifiers) && (open || samePackage) && (!ofType || Modifier.isStatic(modifiers));
		}
	}

	private static boolean declares(AbstractTypeDeclaration type, String method, Use use) {
		String name = method.substring(0, method.indexOf('('));
		for (Object each : type.bodyDeclarations()) {
			if (each instanceof MethodDeclaration declared && declared.getName().getIdentifier().equals(name) && declared.parameters().isEmpty()
					&& use.reaches(declared.getModifiers(), type) && declared.getReturnType2() instanceof PrimitiveType result
					&& result.getPrimitiveTypeCode() == PrimitiveType.BOOLEAN) {
				return true;
			}
		}
		return false;
	}

	private static boolean extendsKnown(CompilationUnit unit, AbstractTypeDeclaration type, String level) {
		List<?> interfaces = type instanceof TypeDeclaration declaration ? declaration.superInterfaceTypes() : type instanceof EnumDeclaration constants ? constants.superInterfaceTypes() : List.of();
		Type superclass = type instanceof TypeDeclaration declaration ? declaration.getSuperclassType() : null;
		for (Object each : interfaces) {
			if (guard(imported(unit, JavaFile.writtenName((Type) each)), level) != null) {
				return true;
			}
		}
		return superclass != null && guard(imported(unit, JavaFile.writtenName(superclass)), level) != null;
	}

	private static String imported(CompilationUnit unit, String written) {
		for (Object each : unit.imports()) {
			String name = ((ImportDeclaration) each).getName().getFullyQualifiedName();
			if (name.endsWith('.' + written)) {
				return name;
			}
		}
		return written;
	}

	private static boolean declares(CompilationUnit unit, String simpleName) {
		return unit.types().stream().anyMatch(each -> ((AbstractTypeDeclaration) each).getName().getIdentifier().equals(simpleName));
	}

	/** Whether a type of the name is declared within another one, which hides what is imported. */
	private static boolean isNested(CompilationUnit unit, String simpleName) {
		boolean[] found = {false};
		unit.accept(new ASTVisitor() {
			@Override
			public void preVisit(ASTNode node) {
				found[0] |= node instanceof AbstractTypeDeclaration type && !(node.getParent() instanceof CompilationUnit) && type.getName().getIdentifier().equals(simpleName);
			}
		});
		return found[0];
	}

	private static String own(CompilationUnit unit, String simpleName) {
		return unit.getPackage() == null ? simpleName : unit.getPackage().getName().getFullyQualifiedName() + '.' + simpleName;
	}
}
