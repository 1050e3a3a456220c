/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What was observed, in words, whoever observes it: rules on files, the analysis of collection logs, watches on running servers,
 * judgements on measurements. Not part of the contract.
 */
package org.wiretune.core.observed;
