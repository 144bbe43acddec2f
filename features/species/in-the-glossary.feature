Feature: The species of a personnel in the Glossary
  What image, lore and icons say of somebody's species, and which of them goes before.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-species-01
  Rule: By its image one tells the species of most personnel

    Example: Tomalak looks Romulan, and nothing else is said of him
      Then "Tomalak" is of the species Romulan
      And "Tomalak" is not of the species Human

    Example: Palteth looks Romulan, and nothing else is said of him
      Then "Palteth" is of the species Romulan
      And "Palteth" is not of the species Human

  @ruling=1eS-species-02 @1e-glossary
  Rule: Whoever looks human and is of the Federation or Non-Aligned is human

    Scenario Outline: <card> is taken for a human
      Then "<card>" is of the species Human

      @part=federation
      Examples: Of the Federation
        | card     |
        | Calloway |

      @part=non-aligned
      Examples: Non-Aligned
        | card  |
        | Galen |

  @ruling=1eS-species-03 @1e-glossary
  Rule: Whoever looks Klingon and is of the Klingon affiliation is Klingon

    Example: Kang is taken for a Klingon
      Then "Kang" is of the species Klingon

    Example: Klag is taken for a Klingon
      Then "Klag" is of the species Klingon
      And "Klag" is not of the species Human

  @ruling=1eS-species-04
  Rule: A species that the lore gives goes before the image

    Example: Roga Danar looks human like Galen, but his lore calls him an Angosian
      Then "Roga Danar" is of the species Angosian
      And "Roga Danar" is not of the species Human
      And "Galen" is of the species Human

    Example: John Doe looks human like Benjamin Maxwell, but his lore calls him a Zalkonian
      Then "John Doe" is of the species Zalkonian
      And "John Doe" is not of the species Human
      And "Benjamin Maxwell" is of the species Human

    Example: Simon Tarses looks human, and his lore calls him partly Romulan
      Then "Simon Tarses" is of the species Romulan
      And "Benjamin Maxwell" is not of the species Romulan

  @ruling=1eS-species-05
  Rule: A hologram is of the hologram species, whatever it looks like and its lore says

    Example: Fek'lhr is a hologram and no Klingon, as Kang is
      Then "Fek'lhr" is of the species Hologram
      And "Fek'lhr" is not of the species Klingon
      And "Kang" is of the species Klingon
      And "Kang" is not of the species Hologram

    Example: a hologram who serves the Klingons is no Klingon
      Given these made-up cards:
        | card         | type      | affiliations | icons    |
        | Bridge Ghost | personnel | Klingon      | hologram |
      Then "Bridge Ghost" is of the species Hologram
      And "Bridge Ghost" is not of the species Klingon
      And "Klag" is of the species Klingon
      And "Klag" is not of the species Hologram

  @ruling=1eS-species-06 @1e-glossary
  Rule: Roga Danar is an Angosian

    Example: his image does not make a human of him
      Then "Roga Danar" is of the species Angosian
      And "Roga Danar" is not of the species Human

  @ruling=1eS-species-07 @1e-glossary
  Rule: Lal is an android

    Example: her image does not make a human of her
      Then "Lal" is of the species Android
      And "Lal" is not of the species Human

  @ruling=1eS-species-08 @1e-glossary
  Rule: Riker Will is a human

    Example: his image does not make a Bajoran of him
      Then "Riker Will" is of the species Human
      And "Riker Will" is not of the species Bajoran

  @ruling=1eS-species-09 @1e-glossary
  Rule: Lovok Founder is a changeling

    Example: his image does not make a Romulan of him
      Then "Lovok Founder" is of the species Changeling
      And "Lovok Founder" is not of the species Romulan

  @ruling=1eS-species-11
  Rule: Whom the lore calls a Terran is human

    Example: a Terran worker is a human and nothing besides, an Angosian fugitive is none
      Then "0413-Theta" is of the species Human
      And "0413-Theta" is not of the species Terran
      And "Roga Danar" is not of the species Human

  @ruling=1eS-species-12 @1e-glossary
  Rule: Calandra, Hannah Bates and Lakanta are human

    Scenario Outline: <card> is human
      Then "<card>" is of the species Human

      @part=calandra @part=hannah-bates @part=lakanta
      Examples: The three of them
        | card         |
        | Calandra     |
        | Hannah Bates |
        | Lakanta      |

  @ruling=1eS-species-13
  Rule: Marouk, Riva and Vekor are humanoid, which is not human

    Scenario Outline: <card> is not human, as Calandra is
      Then "<card>" is not of the species Human
      And "Calandra" is of the species Human

      @part=marouk @part=riva @part=vekor
      Examples: The three of them
        | card   |
        | Marouk |
        | Riva   |
        | Vekor  |

    Scenario Outline: <card> is not human, as Hannah Bates is
      Then "<card>" is not of the species Human
      And "Hannah Bates" is of the species Human

      @part=riva @part=vekor
      Examples: Two of the three
        | card  |
        | Riva  |
        | Vekor |

  @ruling=1eS-species-14
  Rule: Humanoid is no species

    Example: two who are only humanoid are not of the same species, as two humans are
      Given Alice has:
        | card     | where           |
        | Marouk   | on "Excavation" |
        | Vekor    | on "Excavation" |
        | Calandra | on "Excavation" |
        | Galen    | on "Excavation" |
      Then "Marouk" and "Vekor" are not of the same species
      And "Calandra" and "Galen" are of the same species
      And "Vekor" is not of the species Humanoid

  @ruling=1eS-species-15
  Rule: Whoever is of mixed species is a member of each

    Example: K'Ehleyr is Klingon and human
      Then "K'Ehleyr" is of the species Klingon
      And "K'Ehleyr" is of the species Human

    Example: she is of one species with a Klingon and with a human, who are not of one with each other
      Given Alice has:
        | card     | where           |
        | K'Ehleyr | on "Excavation" |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      Then "K'Ehleyr" and "Worf" are of the same species
      And "K'Ehleyr" and "Calloway" are of the same species
      And "Worf" and "Calloway" are not of the same species

    Example: it is so when orders have begun
      Given it is Alice's orders
      Then "K'Ehleyr" is of the species Klingon
      And "K'Ehleyr" is of the species Human

  @ruling=1eS-species-16 @1e-glossary
  Rule: Alexander Rozhenko is human and Klingon

    Example: he is a member of both species
      Then "Alexander Rozhenko" is of the species Human
      And "Alexander Rozhenko" is of the species Klingon

  @ruling=1eS-species-17
  Rule: K'mtar is a Klingon, although he is Alexander Rozhenko

    Example: that he is half human in the story says nothing of the card
      Then "K'mtar" is of the species Klingon
      And "K'mtar" is not of the species Human
      And "Alexander Rozhenko" is of the species Human

  @ruling=1eS-species-18
  Rule: Borg and former Borg are Borg as well as of the species of their origin

    @part=borg
    Example: a drone who was human is human and Borg
      Then "Astrogation Drone" is of the species Borg
      And "Astrogation Drone" is of the species Human

    @part=former-borg
    Example: Seven of Nine, who was Borg, is human and Borg, and Kathryn Janeway is only human
      Then "Seven of Nine" is of the species Borg
      And "Seven of Nine" is of the species Human
      And "Seven of Nine" is not of the species Vulcan
      And "Kathryn Janeway" is of the species Human
      And "Kathryn Janeway" is not of the species Borg

    @part=former-borg
    Example: the Jean-Luc Picard who was Borg is human and Borg, and the other one is only human
      Then "Jean-Luc Picard (Chain of Command)" is of the species Borg
      And "Jean-Luc Picard (Chain of Command)" is of the species Human
      And "Jean-Luc Picard" is of the species Human
      And "Jean-Luc Picard" is not of the species Borg
