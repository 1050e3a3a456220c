/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What an application does: entities, units of work and the settings of Hibernate and the data source. */
package org.wiretune.tester.data.hibernate;
