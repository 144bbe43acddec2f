Feature: Personnel whose species the Current Rulings give by name
  Their images, lore or affiliations would say something else, or leave it open.

  @ruling=cr14-species-15
  Rule: Commander Data, the Exocomp, and all Cravic and Pralor Units are androids

    Scenario Outline: <who> is an android
      Then "<who>" is of the species Android

      @part=commander-data
      Examples: Commander Data
        | who              |
        | Commander Data   |

      @part=exocomp
      Examples: Exocomp
        | who              |
        | Exocomp          |

      @part=cravic-units
      Examples: Cravic Units
        | who              |
        | Cravic Unit 122  |

      @part=pralor-units
      Examples: Pralor Units
        | who              |
        | Pralor Unit 3947 |

  @ruling=cr14-species-16
  Rule: Tora Ziyal is Bajoran and Cardassian

    Example: she is both
      Then "Tora Ziyal" is of the species Bajoran
      And "Tora Ziyal" is of the species Cardassian

  @ruling=cr14-species-17
  Rule: Lwaxana Troi is a Betazoid, and Deanna Troi a Betazoid and a human

    Example: the daughter is both
      Then "Deanna Troi" is of the species Betazoid
      And "Deanna Troi" is of the species Human

    Scenario Outline: the mother is a Betazoid alone, on the card "<who>"
      Then "<who>" is of the species Betazoid
      And "<who>" is not of the species Human

      Examples:
        | who                                 |
        | Lwaxana Troi                        |
        | Lwaxana Troi (The Sky's the Limit) |

  @ruling=cr14-species-18
  Rule: Phlox is a Denobulan

    Example: Denobulans are not usual for Starfleet
      Then "Phlox" is of the species Denobulan

  @ruling=cr14-species-19
  Rule: William T. Riker and Jean-Luc Picard among Klingons, and Captain Picard among Ferengi, are human

    Scenario Outline: <who> is human, which is not usual for his affiliation
      Then "<who>" is of the species Human
      And "Klag" is not of the species Human

      @part=william-t-riker
      Examples: William T. Riker
        | who                                    |
        | William T. Riker (The Next Generation) |

      @part=jean-luc-picard
      Examples: Jean-Luc Picard
        | who                                    |
        | Jean-Luc Picard (The Next Generation)  |

      @part=captain-picard
      Examples: Captain Picard
        | who                                    |
        | Captain Picard                         |

  @ruling=cr14-species-20
  Rule: Stefan DeSeve is human

    @question=lost-icons-of-the-usual-species
    Example: he is no Romulan
      Then "Stefan DeSeve" is of the species Human
      And "Stefan DeSeve" is not of the species Romulan

    @reading=lost-icons-of-the-usual-species/left-out
    Example: where nobody is named for whom Human is usual, he is a humanoid
      Then "Stefan DeSeve" is not of the species Human
      And "Stefan DeSeve" is of the species Humanoid

  @ruling=cr14-species-21
  Rule: Vina is an Orion

    Example: Orions are not usual for the non-aligned
      Then "Vina" is of the species Orion

  @ruling=cr14-species-22
  Rule: Arandis is a Risian

    Example: Risians are not usual for the non-aligned
      Then "Arandis" is of the species Risian

  @ruling=cr14-species-23
  Rule: Dathon is a Tamarian

    Example: Tamarians are not usual for the non-aligned
      Then "Dathon" is of the species Tamarian

  @ruling=cr14-species-24
  Rule: Targ is a targ

    Example: it is no Klingon
      Then "Targ" is of the species Targ
      And "Targ" is not of the species Klingon

  @ruling=cr14-species-25
  Rule: Hannah Bates is human

    Example: her lore calls her no more than a scientist from Moab IV
      Then "Hannah Bates" is of the species Human
