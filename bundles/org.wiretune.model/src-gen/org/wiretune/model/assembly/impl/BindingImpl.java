/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EFactory;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.core.BindingKind;

import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.MethodBinding;
import org.wiretune.model.assembly.Qualifier;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Binding</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getTargetModule <em>Target Module</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getTargetExport <em>Target Export</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getEndpoint <em>Endpoint</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getDestinations <em>Destinations</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getActivationSpecification <em>Activation Specification</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getConnectionFactories <em>Connection Factories</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getMethods <em>Methods</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BindingImpl#getQualifiers <em>Qualifiers</em>}</li>
 * </ul>
 *
 * @generated
 */
public class BindingImpl extends ElementImpl implements Binding
{
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final BindingKind KIND_EDEFAULT = (BindingKind)((EFactory)AssemblyFactory.INSTANCE).createFromString(AssemblyPackageImpl.eINSTANCE.getBindingKind(), "none");

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected BindingKind kind = KIND_EDEFAULT;

	/**
	 * The cached value of the '{@link #getType() <em>Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getType()
	 * @generated
	 * @ordered
	 */
	protected Setting type;

	/**
	 * The cached value of the '{@link #getTargetModule() <em>Target Module</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTargetModule()
	 * @generated
	 * @ordered
	 */
	protected Setting targetModule;

	/**
	 * The cached value of the '{@link #getTargetExport() <em>Target Export</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTargetExport()
	 * @generated
	 * @ordered
	 */
	protected Setting targetExport;

	/**
	 * The cached value of the '{@link #getEndpoint() <em>Endpoint</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEndpoint()
	 * @generated
	 * @ordered
	 */
	protected Setting endpoint;

	/**
	 * The cached value of the '{@link #getDestinations() <em>Destinations</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDestinations()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> destinations;

	/**
	 * The cached value of the '{@link #getProperties() <em>Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> properties;

	/**
	 * The cached value of the '{@link #getActivationSpecification() <em>Activation Specification</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getActivationSpecification()
	 * @generated
	 * @ordered
	 */
	protected Setting activationSpecification;

	/**
	 * The cached value of the '{@link #getConnectionFactories() <em>Connection Factories</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConnectionFactories()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> connectionFactories;

	/**
	 * The cached value of the '{@link #getMethods() <em>Methods</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMethods()
	 * @generated
	 * @ordered
	 */
	protected EList<MethodBinding> methods;

	/**
	 * The cached value of the '{@link #getQualifiers() <em>Qualifiers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQualifiers()
	 * @generated
	 * @ordered
	 */
	protected EList<Qualifier> qualifiers;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected BindingImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return AssemblyPackageImpl.Literals.BINDING;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public BindingKind getKind()
	{
		return kind;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKind(BindingKind newKind)
	{
		BindingKind oldKind = kind;
		kind = newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__KIND, oldKind, kind));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getType()
	{
		return type;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetType(Setting newType, NotificationChain msgs)
	{
		Setting oldType = type;
		type = newType;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__TYPE, oldType, newType);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setType(Setting newType)
	{
		if (newType != type)
		{
			NotificationChain msgs = null;
			if (type != null)
				msgs = ((InternalEObject)type).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__TYPE, null, msgs);
			if (newType != null)
				msgs = ((InternalEObject)newType).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__TYPE, null, msgs);
			msgs = basicSetType(newType, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__TYPE, newType, newType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getTargetModule()
	{
		return targetModule;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTargetModule(Setting newTargetModule, NotificationChain msgs)
	{
		Setting oldTargetModule = targetModule;
		targetModule = newTargetModule;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__TARGET_MODULE, oldTargetModule, newTargetModule);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTargetModule(Setting newTargetModule)
	{
		if (newTargetModule != targetModule)
		{
			NotificationChain msgs = null;
			if (targetModule != null)
				msgs = ((InternalEObject)targetModule).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__TARGET_MODULE, null, msgs);
			if (newTargetModule != null)
				msgs = ((InternalEObject)newTargetModule).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__TARGET_MODULE, null, msgs);
			msgs = basicSetTargetModule(newTargetModule, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__TARGET_MODULE, newTargetModule, newTargetModule));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getTargetExport()
	{
		return targetExport;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTargetExport(Setting newTargetExport, NotificationChain msgs)
	{
		Setting oldTargetExport = targetExport;
		targetExport = newTargetExport;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__TARGET_EXPORT, oldTargetExport, newTargetExport);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTargetExport(Setting newTargetExport)
	{
		if (newTargetExport != targetExport)
		{
			NotificationChain msgs = null;
			if (targetExport != null)
				msgs = ((InternalEObject)targetExport).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__TARGET_EXPORT, null, msgs);
			if (newTargetExport != null)
				msgs = ((InternalEObject)newTargetExport).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__TARGET_EXPORT, null, msgs);
			msgs = basicSetTargetExport(newTargetExport, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__TARGET_EXPORT, newTargetExport, newTargetExport));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getEndpoint()
	{
		return endpoint;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetEndpoint(Setting newEndpoint, NotificationChain msgs)
	{
		Setting oldEndpoint = endpoint;
		endpoint = newEndpoint;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__ENDPOINT, oldEndpoint, newEndpoint);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setEndpoint(Setting newEndpoint)
	{
		if (newEndpoint != endpoint)
		{
			NotificationChain msgs = null;
			if (endpoint != null)
				msgs = ((InternalEObject)endpoint).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__ENDPOINT, null, msgs);
			if (newEndpoint != null)
				msgs = ((InternalEObject)newEndpoint).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__ENDPOINT, null, msgs);
			msgs = basicSetEndpoint(newEndpoint, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__ENDPOINT, newEndpoint, newEndpoint));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getDestinations()
	{
		if (destinations == null)
		{
			destinations = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.BINDING__DESTINATIONS);
		}
		return destinations;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.BINDING__PROPERTIES);
		}
		return properties;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getActivationSpecification()
	{
		return activationSpecification;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetActivationSpecification(Setting newActivationSpecification, NotificationChain msgs)
	{
		Setting oldActivationSpecification = activationSpecification;
		activationSpecification = newActivationSpecification;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION, oldActivationSpecification, newActivationSpecification);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setActivationSpecification(Setting newActivationSpecification)
	{
		if (newActivationSpecification != activationSpecification)
		{
			NotificationChain msgs = null;
			if (activationSpecification != null)
				msgs = ((InternalEObject)activationSpecification).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION, null, msgs);
			if (newActivationSpecification != null)
				msgs = ((InternalEObject)newActivationSpecification).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION, null, msgs);
			msgs = basicSetActivationSpecification(newActivationSpecification, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION, newActivationSpecification, newActivationSpecification));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getConnectionFactories()
	{
		if (connectionFactories == null)
		{
			connectionFactories = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.BINDING__CONNECTION_FACTORIES);
		}
		return connectionFactories;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<MethodBinding> getMethods()
	{
		if (methods == null)
		{
			methods = new EObjectContainmentEList<MethodBinding>(MethodBinding.class, this, AssemblyPackageImpl.BINDING__METHODS);
		}
		return methods;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackageImpl.BINDING__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public BindingKind kind()
	{
		return getKind();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Optional<? extends org.wiretune.core.Setting> address()
	{
		return java.util.Optional.ofNullable(getEndpoint());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<? extends org.wiretune.core.Setting> settings()
	{
		return org.wiretune.model.AssemblyValues.settings(this);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BINDING__TYPE:
				return basicSetType(null, msgs);
			case AssemblyPackageImpl.BINDING__TARGET_MODULE:
				return basicSetTargetModule(null, msgs);
			case AssemblyPackageImpl.BINDING__TARGET_EXPORT:
				return basicSetTargetExport(null, msgs);
			case AssemblyPackageImpl.BINDING__ENDPOINT:
				return basicSetEndpoint(null, msgs);
			case AssemblyPackageImpl.BINDING__DESTINATIONS:
				return ((InternalEList<?>)getDestinations()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.BINDING__PROPERTIES:
				return ((InternalEList<?>)getProperties()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION:
				return basicSetActivationSpecification(null, msgs);
			case AssemblyPackageImpl.BINDING__CONNECTION_FACTORIES:
				return ((InternalEList<?>)getConnectionFactories()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.BINDING__METHODS:
				return ((InternalEList<?>)getMethods()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.BINDING__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BINDING__KIND:
				return getKind();
			case AssemblyPackageImpl.BINDING__TYPE:
				return getType();
			case AssemblyPackageImpl.BINDING__TARGET_MODULE:
				return getTargetModule();
			case AssemblyPackageImpl.BINDING__TARGET_EXPORT:
				return getTargetExport();
			case AssemblyPackageImpl.BINDING__ENDPOINT:
				return getEndpoint();
			case AssemblyPackageImpl.BINDING__DESTINATIONS:
				return getDestinations();
			case AssemblyPackageImpl.BINDING__PROPERTIES:
				return getProperties();
			case AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION:
				return getActivationSpecification();
			case AssemblyPackageImpl.BINDING__CONNECTION_FACTORIES:
				return getConnectionFactories();
			case AssemblyPackageImpl.BINDING__METHODS:
				return getMethods();
			case AssemblyPackageImpl.BINDING__QUALIFIERS:
				return getQualifiers();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BINDING__KIND:
				setKind((BindingKind)newValue);
				return;
			case AssemblyPackageImpl.BINDING__TYPE:
				setType((Setting)newValue);
				return;
			case AssemblyPackageImpl.BINDING__TARGET_MODULE:
				setTargetModule((Setting)newValue);
				return;
			case AssemblyPackageImpl.BINDING__TARGET_EXPORT:
				setTargetExport((Setting)newValue);
				return;
			case AssemblyPackageImpl.BINDING__ENDPOINT:
				setEndpoint((Setting)newValue);
				return;
			case AssemblyPackageImpl.BINDING__DESTINATIONS:
				getDestinations().clear();
				getDestinations().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.BINDING__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION:
				setActivationSpecification((Setting)newValue);
				return;
			case AssemblyPackageImpl.BINDING__CONNECTION_FACTORIES:
				getConnectionFactories().clear();
				getConnectionFactories().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.BINDING__METHODS:
				getMethods().clear();
				getMethods().addAll((Collection<? extends MethodBinding>)newValue);
				return;
			case AssemblyPackageImpl.BINDING__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BINDING__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case AssemblyPackageImpl.BINDING__TYPE:
				setType((Setting)null);
				return;
			case AssemblyPackageImpl.BINDING__TARGET_MODULE:
				setTargetModule((Setting)null);
				return;
			case AssemblyPackageImpl.BINDING__TARGET_EXPORT:
				setTargetExport((Setting)null);
				return;
			case AssemblyPackageImpl.BINDING__ENDPOINT:
				setEndpoint((Setting)null);
				return;
			case AssemblyPackageImpl.BINDING__DESTINATIONS:
				getDestinations().clear();
				return;
			case AssemblyPackageImpl.BINDING__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION:
				setActivationSpecification((Setting)null);
				return;
			case AssemblyPackageImpl.BINDING__CONNECTION_FACTORIES:
				getConnectionFactories().clear();
				return;
			case AssemblyPackageImpl.BINDING__METHODS:
				getMethods().clear();
				return;
			case AssemblyPackageImpl.BINDING__QUALIFIERS:
				getQualifiers().clear();
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BINDING__KIND:
				return KIND_EDEFAULT == null ? kind != null : !KIND_EDEFAULT.equals(kind);
			case AssemblyPackageImpl.BINDING__TYPE:
				return type != null;
			case AssemblyPackageImpl.BINDING__TARGET_MODULE:
				return targetModule != null;
			case AssemblyPackageImpl.BINDING__TARGET_EXPORT:
				return targetExport != null;
			case AssemblyPackageImpl.BINDING__ENDPOINT:
				return endpoint != null;
			case AssemblyPackageImpl.BINDING__DESTINATIONS:
				return destinations != null && !destinations.isEmpty();
			case AssemblyPackageImpl.BINDING__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackageImpl.BINDING__ACTIVATION_SPECIFICATION:
				return activationSpecification != null;
			case AssemblyPackageImpl.BINDING__CONNECTION_FACTORIES:
				return connectionFactories != null && !connectionFactories.isEmpty();
			case AssemblyPackageImpl.BINDING__METHODS:
				return methods != null && !methods.isEmpty();
			case AssemblyPackageImpl.BINDING__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (kind: ");
		result.append(kind);
		result.append(')');
		return result.toString();
	}

} //BindingImpl
