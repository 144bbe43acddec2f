Feature: The steps by which the Current Rulings find the species of a personnel
  The print of the Second Edition, the hologram icon, the icons of the Borg, the lore, the image, and who is left is humanoid.
  What species a card is of hangs on nothing else that is on the board.

  @ruling=cr14-species-01
  Rule: A personnel may be described as no more than a humanoid, and an alien is the same

    Example: one is called a humanoid and one an alien, and both are humanoids
      Then "Jaheel" is of the species Humanoid
      And "Allamill" is of the species Humanoid
      And "Allamill" is not of the species Alien

    Example: an alien is a humanoid, and an Angosian is not called so
      Then "Allamill" is of the species Humanoid
      And "Roga Danar" is not of the species Humanoid

    Example: a humanoid and an alien are of the same species
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Jaheel   | on "Excavation" |
        | Allamill | on "Excavation" |
      Then "Jaheel" and "Allamill" are of the same species

  @ruling=cr14-species-02
  Rule: The species of a card of the Second Edition stands below its image

    Example: a drone without the icon of a subcommand is Borg
      Then "Opposition Drone" is of the species Borg
      And "Opposition Drone" is not of the species Humanoid

  @ruling=cr14-species-03
  Rule: Whoever has the hologram icon is a hologram

    @question=lost-icons-of-the-usual-species
    Scenario Outline: <who> looks like a <image> and is a hologram
      Then "<who>" is of the species Hologram
      And "<who>" is not of the species <image>

      Examples:
        | who        | image   |
        | The Doctor | Human   |
        | K'Tesh     | Klingon |

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where no icon is named, a hologram that looks like a Klingon is one
      Then "K'Tesh" is of the species Klingon
      And "K'Tesh" is not of the species Hologram

    @question=lost-icons-of-the-usual-species
    Example: a hologram who serves the Klingons is a hologram
      Given these made-up cards:
        | card         | type      | affiliations | icons    |
        | Bridge Ghost | personnel | Klingon      | hologram |
      Then "Bridge Ghost" is of the species Hologram
      And "Klag" is not of the species Hologram

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where no icon is named, a hologram who serves the Klingons is not a hologram
      Given these made-up cards:
        | card         | type      | affiliations | icons    |
        | Bridge Ghost | personnel | Klingon      | hologram |
      Then "Bridge Ghost" is not of the species Hologram

  @ruling=cr14-species-04
  Rule: Whoever has the icon of a Borg subcommand and is no hologram is Borg

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | icons                 |
        | Listener      | personnel | Borg         | communication         |
        | Sentry        | personnel | Non-Aligned  | defense               |
        | Pilot         | personnel | Federation   | navigation            |
        | Sentry's Ghost | personnel | Borg        | hologram, defense     |

    Scenario Outline: <who> is Borg
      Then "<who>" is of the species Borg

      @part=communication
      Examples: Communication
        | who      |
        | Listener |

      @part=defense
      Examples: Defense
        | who      |
        | Sentry   |

      @part=navigation
      Examples: Navigation
        | who      |
        | Pilot    |

      Examples: Whatever the image shows
        | who                                 |
        | Jean-Luc Picard (Chain of Command) |

    Example: to look Borg makes nobody Borg
      Then "Listener" is of the species Borg
      And "Masquerader" is not of the species Borg

    @question=lost-icons-of-the-usual-species
    Example: a hologram with such an icon is a hologram and no Borg
      Then "Sentry" is of the species Borg
      And "Sentry's Ghost" is of the species Hologram
      And "Sentry's Ghost" is not of the species Borg

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where no icon excepts anybody, a hologram with such an icon is Borg
      Then "Sentry" is of the species Borg
      And "Sentry's Ghost" is of the species Borg

    Example: it is so when orders have begun
      Given it is Alice's orders
      Then "Listener" is of the species Borg

  @ruling=cr14-species-05
  Rule: Whoever is given a species by the lore is of it, and of each where it gives several

    Example: Roga Danar looks human, and his lore calls him an Angosian
      Then "Roga Danar" is of the species Angosian
      And "Roga Danar" is not of the species Human

    Example: Major Rakal is human and Betazoid, and no Romulan
      Then "Major Rakal" is of the species Human
      And "Major Rakal" is of the species Betazoid
      And "Major Rakal" is not of the species Romulan

    Example: Daniel Kwan is Napean and human, and Mot the Barber a Bolian alone
      Then "Daniel Kwan" is of the species Napean
      And "Daniel Kwan" is of the species Human
      And "Mot the Barber" is of the species Bolian
      And "Mot the Barber" is not of the species Human

  @ruling=cr14-species-06
  Rule: Who is half human and half Vulcan is a member of both species

    Example: Spock is both
      Then "Spock" is of the species Human
      And "Spock" is of the species Vulcan

  @ruling=cr14-species-07
  Rule: Where the lore gives no species, the planet from which a personnel is says it

    @part=from
    Example: Marouk is from Acamar III, and an Acamarian
      Then "Marouk" is of the species Acamarian
      And "Marouk" is not of the species Humanoid
      And "Marouk" is not of the species Human

    @part=native
    Example: a native of Acamar is an Acamarian
      Then "Settler from Elsewhere" is of the species Acamarian
      And "Settler from Elsewhere" is not of the species Humanoid
      And "Settler from Elsewhere" is not of the species Human

    Example: a human from Bajor is a human, and an Acamarian from Acamar an Acamarian
      Then "Marouk" is of the species Acamarian
      And "Colonist of Bajor" is of the species Human
      And "Colonist of Bajor" is not of the species Bajoran
