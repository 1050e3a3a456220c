/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Properties;
import org.hibernate.annotations.IdGeneratorType;
import org.hibernate.engine.config.spi.ConfigurationService;
import org.hibernate.generator.GeneratorCreationContext;
import org.hibernate.id.enhanced.SequenceStyleGenerator;

/** A key from a sequence of the table, whose allocation size is a setting of the session factory. */
@IdGeneratorType(AllocatedId.Generator.class)
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
@interface AllocatedId {

	/** Name of the setting. */
	String SETTING = "wiretune.allocation_size";

	/** Hibernate's own generator with the allocation size of the setting. */
	class Generator extends SequenceStyleGenerator {

		@Override
		public void configure(GeneratorCreationContext context, Properties parameters) {
			Object size = context.getServiceRegistry().requireService(ConfigurationService.class).getSettings().get(SETTING);
			parameters.setProperty(INCREMENT_PARAM, String.valueOf(size));
			parameters.setProperty(SEQUENCE_PARAM, context.getRootClass().getTable().getName() + "_seq");
			super.configure(context, parameters);
		}
	}
}
