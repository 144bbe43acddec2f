Feature: The attributes of personnel
  Whom the text of a personnel makes stronger, and in whose company.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-363-kmtar-01
  Rule: K'mtar is with Alexander only where a treaty lets the two mix

    Background:
      Given Alice has:
        | card               | where           |
        | K'mtar             | on "Excavation" |
        | Alexander Rozhenko | on "Excavation" |

    Example: they stand on one planet without a treaty
      Then the INTEGRITY of "K'mtar" is 8
      And the CUNNING of "K'mtar" is 8
      And the STRENGTH of "K'mtar" is 8

    Example: the treaty comes
      Given Alice has:
        | card                       | where   |
        | Treaty: Federation/Klingon | in hand |
      When Alice plays "Treaty: Federation/Klingon" on the table
      Then the INTEGRITY of "K'mtar" is 13
      And the CUNNING of "K'mtar" is 13
      And the STRENGTH of "K'mtar" is 13
      And "Treaty: Federation/Klingon" is now on the table
      And nothing else has changed

  @ruling=faq96-363-kmtar-02
  Rule: K'mtar gains nothing by the opponent's Alexander

    Scenario Outline: Alexander is <whose>
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | K'mtar                     | on "Excavation" |
      And <owner> has:
        | card               | where           |
        | Alexander Rozhenko | on "Excavation" |
      Then the INTEGRITY of "K'mtar" is <number>
      And the CUNNING of "K'mtar" is <number>
      And the STRENGTH of "K'mtar" is <number>

      Examples: Hers, and his
        | whose | owner | number |
        | hers  | Alice | 13     |
        | his   | Bob   | 8      |

  @ruling=faq96-363-kmtar-03
  Rule: The five that K'mtar and Alexander bring are K'mtar's

    Example: K'mtar is stronger, and the boy is as he was
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | K'mtar                     | on "Excavation" |
        | Alexander Rozhenko         | on "Excavation" |
      Then the INTEGRITY of "K'mtar" is 13
      And the CUNNING of "K'mtar" is 13
      And the STRENGTH of "K'mtar" is 13
      And the INTEGRITY of "Alexander Rozhenko" is 6
      And the CUNNING of "Alexander Rozhenko" is 4
      And the STRENGTH of "Alexander Rozhenko" is 2

    Example: he is as he was where the boy is not
      Given Alice has:
        | card                       | where             |
        | Treaty: Federation/Klingon | on the table      |
        | K'mtar                     | on "Excavation"   |
        | Klag                       | on "Excavation"   |
        | Runabout                   | at "Excavation"   |
        | Alexander Rozhenko         | aboard "Runabout" |
      Then the STRENGTH of "K'mtar" is 8
      When Alice beams "Alexander Rozhenko" to "Excavation"
      Then the STRENGTH of "K'mtar" is 13
      And "Alexander Rozhenko" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-363-targ-02
  Rule: Several Targs strengthen a Klingon once each

    Example: a second Targ beams down
      Given Alice has:
        | card          | where                  |
        | I.K.C. Bortas | at "Excavation"        |
        | Targ [first]  | on "Excavation"        |
        | Targ [second] | aboard "I.K.C. Bortas" |
        | Klag          | on "Excavation"        |
      Then the STRENGTH of "Klag" is 8
      When Alice beams "Targ" [second] to "Excavation"
      Then the STRENGTH of "Klag" is 9
      And "Targ" [second] is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-363-targ-03
  Rule: Targs do not strengthen each other

    Example: three Targs are stronger by their Lower Decks alone, and a Klingon among them by 3
      Given Alice has:
        | card          | where           |
        | Targ [first]  | on "Excavation" |
        | Targ [second] | on "Excavation" |
        | Targ [third]  | on "Excavation" |
        | Kurn          | on "Excavation" |
        | Lower Decks   | on the table    |
      Then the STRENGTH of "Kurn" is 11
      And the STRENGTH of "Targ" [first], "Targ" [second] and "Targ" [third] is 7

  @ruling=faq96-363-targ-04
  Rule: Kurn and Duras are stronger by 3 with three Targs

    Example: the two brothers of rival houses and their herd
      Given Alice has:
        | card          | where           |
        | Targ [first]  | on "Excavation" |
        | Targ [second] | on "Excavation" |
        | Targ [third]  | on "Excavation" |
        | Kurn          | on "Excavation" |
        | Duras         | on "Excavation" |
      Then the STRENGTH of "Kurn" is 11
      And the STRENGTH of "Duras" is 11

  @ruling=faq96-363-targ-05
  Rule: What changes STRENGTH counts at the Malfunctioning Door

    Background:
      Given the spaceline:
        | mission           |
        | Khitomer Research |
      And Bob has:
        | card                | where                     |
        | Malfunctioning Door | under "Khitomer Research" |

    @frame=differs
    Scenario Outline: three Klingons lift with a Targ, together <STRENGTH>
      Given Alice has:
        | card    | where                  |
        | Klag    | on "Khitomer Research" |
        | Gorath  | on "Khitomer Research" |
        | <third> | on "Khitomer Research" |
        | Targ    | on "Khitomer Research" |
      When Alice attempts "Khitomer Research"
      Then "Malfunctioning Door" <has> been overcome
      And "Klag", "Gorath", "<third>" and "Targ" are <now> stopped

      Examples: More than twenty-seven is required
        | STRENGTH                | third  | has     | now       |
        | 29 where 26 are printed | Kle'eg | has     | still not |
        | 27 where 24 are printed | K'mpec | has not | now       |

  Rule: D'Tan makes every Romulan without Treachery where he is more honest by 1

    Scenario Outline: he makes himself more honest
      Given Alice has:
        | card         | where                 |
        | Scout Vessel | at "Excavation"       |
        | D'Tan        | aboard "Scout Vessel" |
      When Alice beams "D'Tan" to "Excavation"
      Then "D'Tan" is now on "Excavation"
      And the INTEGRITY of "D'Tan" is <INTEGRITY>
      And nothing else has changed

      @ruling=faq96-364-dtan-01
      Examples: In 1996
        | INTEGRITY |
        | 8         |

      @ruling=1eD-dtan-01
      Examples: In the Glossary
        | INTEGRITY |
        | 8         |

    @ruling=1eD-dtan-02
    Example: he comes to Romulans of both players, to two with Treachery among them, and to a Klingon
      Given Alice has:
        | card         | where                 |
        | Scout Vessel | at "Excavation"       |
        | D'Tan        | aboard "Scout Vessel" |
        | Bochra       | on "Excavation"       |
        | Pardek       | on "Excavation"       |
        | Klag         | on "Excavation"       |
      And Bob has:
        | card   | where           |
        | Mirok  | on "Excavation" |
        | Mendak | on "Excavation" |
      When Alice beams "D'Tan" to "Excavation"
      Then "D'Tan" is now on "Excavation"
      And the INTEGRITY of "Bochra" is 8
      And the INTEGRITY of "Mirok" is 4
      And the INTEGRITY of "Pardek" is 4
      And the INTEGRITY of "Mendak" is 4
      And the INTEGRITY of "Klag" is 6
      And nothing else has changed

  @ruling=1eS-spot-01
  Rule: The STRENGTH of Spot is undefined

    Example: a star is printed in place of the number
      Given Alice has:
        | card | where           |
        | Spot | on "Excavation" |
      Then the STRENGTH of "Spot" is undefined
      And the INTEGRITY of "Spot" is 4
      And the CUNNING of "Spot" is 2
