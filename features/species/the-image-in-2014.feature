Feature: What the image says of the species in the Current Rulings
  It is looked at where the print, the icons and the lore have given no species that is not Borg. It counts where it shows
  what is usual for an affiliation of the card.

  @ruling=cr14-species-08
  Rule: Borg are of the species as well from which they were taken

    Scenario Outline: <who> is Borg and <origin>, which <source> says
      Then "<who>" is of the species Borg
      And "<who>" is of the species <origin>

      @part=lore
      Examples: By what the lore says
        | who               | origin  | source   |
        | Locutus of Borg   | Human   | his lore |
        | Interlink Drone   | Cardassian | its lore |

      @question=lost-icons-of-the-usual-species @part=image
      Examples: By the image
        | who                                | origin | source    |
        | Jean-Luc Picard (Chain of Command) | Human  | his image |

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where nobody is named for whom Human is usual, his image does not make Picard human
      Then "Jean-Luc Picard (Chain of Command)" is of the species Borg
      And "Jean-Luc Picard (Chain of Command)" is not of the species Human

    Example: Locutus is Borg and human when orders have begun, too
      Given it is Alice's orders
      Then "Locutus of Borg" is of the species Borg
      And "Locutus of Borg" is of the species Human

  @ruling=cr14-species-09
  Rule: Who has no species yet and looks like what is usual for the affiliation is that

    @question=lost-icons-of-the-usual-species
    Example: Calloway, of the Federation, looks human
      Then "Calloway" is of the species Human

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where nobody is named for whom Human is usual, Calloway is a humanoid
      Then "Calloway" is of the species Humanoid
      And "Calloway" is not of the species Human

    Example: a Klingon is usual for the Klingons, and a Vorta is not for the non-aligned
      Then "Toral" is of the species Klingon
      And "Stray Vorta" is not of the species Vorta

    Example: Worf Son of Mogh looks like a Klingon, and Riker Will like a Bajoran, whose lore has given his species
      Then "Worf Son of Mogh" is of the species Klingon
      And "Riker Will" is of the species Human
      And "Riker Will" is not of the species Bajoran

    Example: Toral has no species before his image is looked at, and Marouk, from Acamar III, has one
      Then "Toral" is of the species Klingon
      And "Marouk" is not of the species Human

    @question=lost-icons-of-the-usual-species
    Example: to be called Borg is no species of origin, and so the image tells that of a drone set free
      Then "Drone Set Free" is of the species Human

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where nobody is named for whom Human is usual, the image does not tell the origin of a drone set free
      Then "Drone Set Free" is not of the species Human
      And "Drone Set Free" is of the species Humanoid

  @ruling=cr14-species-10
  Rule: What is usual for any affiliation of a card counts, in whatever mode it is

    Example: Deputy Quark, Bajoran and Ferengi, is a Ferengi
      Then "Deputy Quark" is of the species Ferengi

    Scenario Outline: Ben Sisko is human like Aaron Conor, in <mode> mode too
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Ben Sisko | on "Excavation" |
        | Aaron Conor | on "Excavation" |
      And "Ben Sisko" is in <mode> mode
      Then "Ben Sisko" and "Aaron Conor" are of the same species

      Examples:
        | mode       |
        | Federation |
        | Bajoran    |

  @ruling=cr14-species-11
  Rule: Human is usual for the Federation, for the non-aligned and for Starfleet

    @question=lost-icons-of-the-usual-species
    Scenario Outline: <who>, <affiliation>, looks human and is
      Then "<who>" is of the species Human

      Examples:
        | who              | affiliation       |
        | Calloway         | of the Federation |
        | Aaron Conor      | non-aligned       |
        | Travis Mayweather | of Starfleet     |

    @reading=lost-icons-of-the-usual-species/left-out
    Scenario Outline: <who>, <affiliation>, looks human and is a humanoid
      Then "<who>" is not of the species Human
      And "<who>" is of the species Humanoid

      Examples:
        | who              | affiliation       |
        | Calloway         | of the Federation |
        | Aaron Conor      | non-aligned       |
        | Travis Mayweather | of Starfleet     |

    @question=lost-icons-of-the-usual-species
    Example: it is usual for nobody else, and nothing else is for them
      Then "Calloway" is of the species Human
      And "Human Collaborator" is not of the species Human
      And "Stray Vorta" is not of the species Vorta

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where nobody is named, it is usual for nobody
      Then "Calloway" is not of the species Human
      And "Human Collaborator" is not of the species Human

  @ruling=cr14-species-12
  Rule: Changelings, Vorta and Jem'Hadar are usual for the Dominion

    @question=lost-icons-of-the-usual-species
    Scenario Outline: <who> looks like one of the <species> and is
      Then "<who>" is of the species <species>

      Examples:
        | who            | species    |
        | Founder Leader | Changeling |
        | Weyoun         | Vorta      |
        | Kudak'Etan     | Jem'Hadar  |

    @reading=lost-icons-of-the-usual-species/left-out
    Scenario Outline: <who> looks like one of the <species> and is a humanoid
      Then "<who>" is not of the species <species>

      Examples:
        | who            | species    |
        | Founder Leader | Changeling |
        | Weyoun         | Vorta      |
        | Kudak'Etan     | Jem'Hadar  |

    @question=lost-icons-of-the-usual-species
    Example: they are usual for nobody else, and nothing else is for the Dominion
      Then "Weyoun" is of the species Vorta
      And "Stray Vorta" is not of the species Vorta
      And "Human Collaborator" is not of the species Human

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where no affiliation is named, they are usual for nobody
      Then "Weyoun" is not of the species Vorta
      And "Stray Vorta" is not of the species Vorta

  @ruling=cr14-species-13
  Rule: For every other affiliation but Borg the species of its name is usual

    Scenario Outline: <who> looks <species> and is
      Then "<who>" is of the species <species>

      Examples:
        | who          | species    |
        | Anara        | Bajoran    |
        | Boheeka      | Cardassian |
        | Taar         | Ferengi    |
        | Davar        | Hirogen    |
        | Culluh       | Kazon      |
        | Toral        | Klingon    |
        | Bochra       | Romulan    |
        | Danara Pel   | Vidiian    |
        | Sopek        | Vulcan     |

    Example: a Romulan is usual for the Romulans, and a Vorta not for the non-aligned
      Then "Bochra" is of the species Romulan
      And "Stray Vorta" is not of the species Vorta

    @question=lost-icons-of-the-usual-species
    Example: to look Borg is usual for nobody, and does not tell where a drone came from
      Then "Bochra" is of the species Romulan
      And "Assault Drone" is of the species Borg
      And "Assault Drone" is of the species Humanoid

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where no affiliation is excluded, a drone that looks Borg is nothing but Borg
      Then "Bochra" is of the species Romulan
      And "Assault Drone" is of the species Borg
      And "Assault Drone" is not of the species Humanoid

  @ruling=cr14-species-14
  Rule: Whoever is of no species that can be found out is humanoid

    Example: Amarie, who has four arms, is a humanoid
      Then "Amarie" is of the species Humanoid

    Example: a stray Vorta, whose image shows nothing that is usual for the non-aligned, is a humanoid
      Then "Stray Vorta" is of the species Humanoid
      And "Stray Vorta" is not of the species Vorta

    Example: nobody of another species is a humanoid as well, be it known from the image or from the lore
      Then "Amarie" is of the species Humanoid
      And "Klag" is not of the species Humanoid
      And "Jo'Bril" is not of the species Humanoid

    Example: two humanoids do not quarrel over their species
      Given the spaceline:
        | mission        |
        | Aftermath |
      And Alice has:
        | card        | where               |
        | Amarie      | on "Aftermath" |
        | Stray Vorta | on "Aftermath" |
      And Bob has:
        | card           | where                  |
        | Racial Tension | under "Aftermath" |
      When Alice attempts "Aftermath"
      Then "Amarie" and "Stray Vorta" are still not stopped
      And "Racial Tension" is now in Bob's discard pile
      And nothing else has changed

    Example: Amarie is a humanoid when orders have begun, too
      Given it is Alice's orders
      Then "Amarie" is of the species Humanoid
