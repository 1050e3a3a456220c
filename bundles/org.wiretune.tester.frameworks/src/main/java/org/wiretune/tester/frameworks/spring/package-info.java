/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Applications of Spring, Spring Integration and Spring Batch. */
package org.wiretune.tester.frameworks.spring;
