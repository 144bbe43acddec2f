Feature: What the paragraphs on damage leave open
  Facilities that are turned around, enhanced RANGE, and a Battle Bridge with one card left.

  Background:
    Given the spaceline:
      | mission                     |
      | Study Badlands |
      | Explore Black Cluster       |

  @ruling=1eD-damage-26
  Rule: A facility is damaged by a player without a Battle Bridge

    @frame=differs
    Scenario Outline: an outpost that is hit is <outcome>
      Given Alice has:
        | card                  | where                            |
        | I.K.S. Negh'Var       | at "Study Badlands" |
        | Kurn                  | aboard "I.K.S. Negh'Var"         |
        | I.K.C. Maht-H'a       | at "Study Badlands" |
        | Klag                  | aboard "I.K.C. Maht-H'a"         |
        | I.K.S. K'Vort         | at "Study Badlands"              |
        | Klag [other]          | aboard "I.K.S. K'Vort"           |
      And Bob has:
        | card          | where                            |
        | Neutral Outpost | at "Study Badlands" |
      When Alice attacks "Neutral Outpost" with "I.K.S. Negh'Var", "I.K.C. Maht-H'a" and "I.K.S. K'Vort"
      Then "Neutral Outpost" is <state>

      @question=rotation-damage-to-a-facility
      Examples: Like a ship
        | outcome | state       |
        | damaged | now damaged |

      @reading=rotation-damage-to-a-facility/not-at-all
      Examples: Not at all
        | outcome  | state             |
        | unharmed | still not damaged |

  @ruling=1eD-damage-23
  Rule: A ship that was turned around is enhanced

    Scenario Outline: a gel pack leaves RANGE <range>
      Given Alice has:
        | card                | where                            | state   |
        | U.S.S. Intrepid     | at "Study Badlands" | damaged |
        | Bio-Neural Gel Pack | aboard "U.S.S. Intrepid"         |         |
      Then the RANGE of "U.S.S. Intrepid" is <range>

      @question=range-five-and-enhancements
      Examples: Enhancements are added to 5
        | range |
        | 6     |

      @reading=range-five-and-enhancements/after
      Examples: It is never more than 5
        | range |
        | 5     |

  @ruling=1eD-damage-36
  Rule: A Battle Bridge has fewer cards than the damage

    @frame=differs
    Scenario Outline: a mine that finds one tactic <places>
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
      When Alice attempts "Explore Black Cluster"
      Then "Maximum Firepower" is <where>

      @question=default-damage-short-of-cards
      Examples: What is left
        | places    | where                      |
        | places it | now on "U.S.S. Enterprise" |

      @reading=default-damage-short-of-cards/nothing
      Examples: All or nothing
        | places          | where                        |
        | does not damage | still in Bob's Battle Bridge |
