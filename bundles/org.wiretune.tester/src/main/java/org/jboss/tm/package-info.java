/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The types that Narayana asks for by these names: four interfaces, and a provider that its settings name. They stand here, in our own words, because the library that
 * holds them (jboss-transaction-spi) states no licence.
 */
package org.jboss.tm;
