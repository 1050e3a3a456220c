/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of session beans, their views and their annotations. */
package org.wiretune.lint.java.bean;
