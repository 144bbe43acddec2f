Feature: Starship Excelsior
  A ship that maps the stars herself.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
      | Study Badlands        |
      | Avert Danger          |

  @ruling=1eS-starship-excelsior-01
  Rule: Her special equipment supplies one Stellar Cartography

    Background:
      Given Alice has:
        | card               | where                       |
        | Starship Excelsior | at "Study Badlands"         |
        | Gibson             | aboard "Starship Excelsior" |

    Example: one is not the two that the Badlands require
      When Alice attempts "Study Badlands"
      Then "Study Badlands" is still not completed
      And nothing else has changed

    Example: with that of Richard Wilkins there are two
      Given Alice has:
        | card            | where                       |
        | Richard Wilkins | aboard "Starship Excelsior" |
      When Alice attempts "Study Badlands"
      Then "Study Badlands" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-starship-excelsior-02
  Rule: It counts towards overcoming space dilemmas

    Background:
      Given Bob has:
        | card                 | where                         |
        | Navigational Hazards | under "Explore Black Cluster" |

    Example: Gibson steers by the maps of the ship
      Given Alice has:
        | card               | where                       |
        | Starship Excelsior | at "Explore Black Cluster"  |
        | Gibson             | aboard "Starship Excelsior" |
      When Alice attempts "Explore Black Cluster"
      Then "Navigational Hazards" has been overcome
      And "Navigational Hazards" is now in Bob's discard pile
      And "Explore Black Cluster" is still not completed
      And nothing else has changed

  @ruling=1eS-starship-excelsior-03
  Rule: It counts towards what space missions require

    Example: Maxwell explores the Black Cluster
      Given Alice has:
        | card               | where                       |
        | Starship Excelsior | at "Explore Black Cluster"  |
        | Benjamin Maxwell   | aboard "Starship Excelsior" |
      When Alice attempts "Explore Black Cluster"
      Then "Explore Black Cluster" is now completed
      And Alice now has 35 points
      And nothing else has changed

    Example: the crew of another ship there is not helped by it, and hers is
      Given Alice has:
        | card               | where                       |
        | Starship Excelsior | at "Explore Black Cluster"  |
        | William T. Riker   | aboard "Starship Excelsior" |
        | Runabout           | at "Explore Black Cluster"  |
        | Benjamin Maxwell   | aboard "Runabout"           |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Explore Black Cluster" is still not completed
      When Alice attempts "Explore Black Cluster" from "Starship Excelsior"
      Then "Explore Black Cluster" is now completed
      And Alice now has 35 points
      And nothing else has changed

  @ruling=1eS-starship-excelsior-04
  Rule: It does not count on planets

    Background:
      Given Alice has:
        | card               | where             |
        | Starship Excelsior | at "Avert Danger" |

    @part=mission
    Example: the maps in orbit are of no use to those on the planet
      Given Alice has:
        | card            | where             |
        | Jean-Luc Picard | on "Avert Danger" |
        | Julian Bashir   | on "Avert Danger" |
        | Sarek           | on "Avert Danger" |
        | T'Pan           | on "Avert Danger" |
      When Alice attempts "Avert Danger"
      Then "Avert Danger" is still not completed
      And nothing else has changed

    @part=mission
    Example: those of Richard Wilkins, who is among them, are
      Given Alice has:
        | card            | where             |
        | Jean-Luc Picard | on "Avert Danger" |
        | Julian Bashir   | on "Avert Danger" |
        | Sarek           | on "Avert Danger" |
        | Richard Wilkins | on "Avert Danger" |
      When Alice attempts "Avert Danger"
      Then "Avert Danger" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @part=dilemma
    Example: nor do they get T'Pan through a door
      Given Alice has:
        | card  | where             |
        | T'Pan | on "Avert Danger" |
      And Bob has:
        | card             | where                |
        | Close That Door! | under "Avert Danger" |
      When Alice attempts "Avert Danger"
      Then "Close That Door!" has not been overcome
      And "T'Pan" is now stopped
      And nothing else has changed

    @part=dilemma
    Example: Richard Wilkins gets her through
      Given Alice has:
        | card            | where             |
        | T'Pan           | on "Avert Danger" |
        | Richard Wilkins | on "Avert Danger" |
      And Bob has:
        | card             | where                |
        | Close That Door! | under "Avert Danger" |
      When Alice attempts "Avert Danger"
      Then "Close That Door!" has been overcome
      And "Close That Door!" is now in Bob's discard pile
      And nothing else has changed
