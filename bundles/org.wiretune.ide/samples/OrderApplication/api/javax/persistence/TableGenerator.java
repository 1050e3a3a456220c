/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package javax.persistence;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A key generator that uses a table. Compile-time declaration: the server supplies the type. */
@Target({ ElementType.TYPE, ElementType.METHOD, ElementType.FIELD })
@Retention(RetentionPolicy.RUNTIME)
public @interface TableGenerator {

	String name();

	String table() default "";

	String pkColumnName() default "";

	String valueColumnName() default "";

	String pkColumnValue() default "";

	int initialValue() default 0;

	int allocationSize() default 50;
}
