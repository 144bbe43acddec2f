Feature: Leave to attack an affiliation or a faction
  Whom a card lets the Federation attack.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-battle-affiliation-restrictions-01
  Rule: Leave to attack an affiliation is leave to attack a force with one card of it

    Example: Admiral Leyton, who may attack the Dominion, attacks one of it and another one
      Given Alice has:
        | card           | where           |
        | Admiral Leyton | on "Excavation" |
      And Bob has:
        | card       | where           |
        | Kudak'Etan | on "Excavation" |
        | Baran      | on "Excavation" |
      Then these are legal:
        | action                                                       |
        | Alice attacks "Kudak'Etan" and "Baran" with "Admiral Leyton" |

  @ruling=cr14-battle-affiliation-restrictions-02
  Rule: Leave to attack a faction is leave to attack a force with one card of it

    Example: George Sanders, who may attack the Maquis, attacks one of them and another one
      Given Alice has:
        | card           | where           |
        | George Sanders | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Kalita | on "Excavation" |
        | Baran  | on "Excavation" |
      Then these are legal:
        | action                                                   |
        | Alice attacks "Kalita" and "Baran" with "George Sanders" |

  @ruling=cr14-battle-affiliation-restrictions-03
  Rule: Cards of other affiliations that work with them do not protect them

    @part=affiliations
    Example: Michael Eddington of the Maquis is not safe beside an officer of the Federation
      Given Alice has:
        | card           | where           |
        | George Sanders | on "Excavation" |
      And Bob has:
        | card              | where           |
        | Michael Eddington | on "Excavation" |
        | Calloway          | on "Excavation" |
      Then these are legal:
        | action                                                                 |
        | Alice attacks "Michael Eddington" and "Calloway" with "George Sanders" |

    @part=factions
    Example: nor is he beside a guest from the Terran Empire
      Given these made-up cards:
        | card         | type      | affiliations | icons         |
        | Empire Guest | personnel | Bajoran      | terran empire |
      And Alice has:
        | card           | where           |
        | George Sanders | on "Excavation" |
      And Bob has:
        | card              | where           |
        | Michael Eddington | on "Excavation" |
        | Empire Guest      | on "Excavation" |
      Then these are legal:
        | action                                                                     |
        | Alice attacks "Michael Eddington" and "Empire Guest" with "George Sanders" |
