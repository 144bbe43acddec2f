Feature: Dr. Soong
  Whom he built, or might have built, he can program anew.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-dr-soong-01
  Rule: He reprograms androids whose features were chosen when they reported, and no others

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Dr. Soong          | aboard "Federation Outpost" |

    Example: nothing was chosen of Data
      Given Alice has:
        | card | where                       |
        | Data | aboard "Federation Outpost" |
      When Alice uses "Dr. Soong" on "Data"
      Then that is illegal
      And nothing else has changed

    @frame=unsayable
    Example: two skills of Lal were selected
      Given Alice has:
        | card | where   |
        | Lal  | in hand |
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Physics
      And Alice chooses Cybernetics
      And Alice uses "Dr. Soong" on "Lal"
      Then that is legal
      When Alice chooses Navigation
      And Alice chooses ENGINEER
      Then the skills of "Lal" are Computer Skill, Youth, Navigation, ENGINEER, CIVILIAN

  @ruling=1eD-dr-soong-02
  Rule: Of a Soong-type Android he replaces the classification, the gender or both

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Dr. Soong          | aboard "Federation Outpost" |
        | Soong-type Android | in hand                     |
        | Geordi La Forge    | on "Excavation"             |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    @frame=many
    Scenario Outline: the male officer becomes a <gender> <classification>, and the organism, to which women alone are of interest, <what>
      When Alice reports "Soong-type Android" to "Federation Outpost"
      And Alice chooses OFFICER
      And Alice chooses the word "male"
      And Alice uses "Dr. Soong" on "Soong-type Android"
      And Alice chooses <classification>
      And Alice chooses the word "<gender>"
      Then the classification of "Soong-type Android" is <classification>
      When Alice beams "Soong-type Android" to "Excavation"
      And Alice attempts "Excavation"
      Then "Soong-type Android" is <outcome>

      @part=classification
      Examples: The classification
        | classification | gender | what         | outcome                      |
        | MEDICAL        | male   | lets him go  | still on "Excavation"        |

      @part=gender
      Examples: The gender
        | classification | gender | what         | outcome                      |
        | OFFICER        | female | keeps her    | now in Alice's discard pile  |

      @part=both
      Examples: Both
        | classification | gender | what         | outcome                      |
        | SCIENCE        | female | keeps her    | now in Alice's discard pile  |

  @ruling=1eD-dr-soong-03
  Rule: Of Lal he replaces one or both of the two skills that were selected

    @frame=unsayable
    Scenario Outline: <what> of Physics and Navigation
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Dr. Soong          | aboard "Federation Outpost" |
        | Lal                | in hand                     |
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Physics
      And Alice chooses Navigation
      And Alice uses "Dr. Soong" on "Lal"
      And Alice chooses <one>
      And Alice chooses <other>
      Then the skills of "Lal" are Computer Skill, Youth, <one>, <other>, CIVILIAN

      @part=one
      Examples: One
        | what       | one     | other       |
        | the second | Physics | Cybernetics |

      @part=both
      Examples: Both
        | what | one      | other       |
        | both | ENGINEER | Cybernetics |

  @ruling=1eD-dr-soong-04
  Rule: What he replaces them by is a regular skill that is present then

    @part=present @frame=unsayable
    Example: Geordi is present, who was not when she reported, and Deanna Troi has left
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Deanna Troi        | aboard "Federation Outpost" |
        | Dr. Soong          | aboard "Federation Outpost" |
        | Geordi La Forge    | on "Excavation"             |
        | Lal                | in hand                     |
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Cybernetics
      And Alice chooses ENGINEER
      And Alice beams "Lal" and "Dr. Soong" to "Excavation"
      And Alice uses "Dr. Soong" on "Lal"
      And Alice chooses Empathy
      Then that is illegal
      When Alice chooses Physics
      Then that is legal
      When Alice chooses Navigation
      Then the skills of "Lal" are Computer Skill, Youth, Physics, Navigation, CIVILIAN

    @part=regular @frame=unsayable
    Example: the special skill of Deanna Troi is none to replace one by
      Given Alice has:
        | card                        | where                       |
        | Federation Outpost          | at "Excavation"             |
        | Deanna Troi (First Contact) | aboard "Federation Outpost" |
        | Dr. Soong                   | aboard "Federation Outpost" |
        | Lal                         | in hand                     |
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Diplomacy
      And Alice chooses Empathy
      And Alice uses "Dr. Soong" on "Lal"
      Then Alice must now choose one of Diplomacy, Navigation, Cybernetics, Computer Skill and ENGINEER
      When Alice chooses Navigation
      And Alice chooses Cybernetics
      Then the skills of "Lal" are Computer Skill, Youth, Navigation, Cybernetics, CIVILIAN

  @ruling=1eD-dr-soong-05
  Rule: He reprograms androids of either player

    @frame=unsayable
    Example: the Lal of the opponent is not safe from him
      Given it is Bob's turn
      And Bob has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Lal                | in hand                     |
      And Alice has:
        | card      | where           |
        | Dr. Soong | on "Excavation" |
      When Bob reports "Lal" to "Federation Outpost"
      And Bob chooses Physics
      And Bob chooses Navigation
      And Bob beams "Lal" to "Excavation"
      And Bob ends the turn
      And Alice uses "Dr. Soong" on "Lal"
      Then that is legal
      When Alice chooses ENGINEER
      And Alice chooses Cybernetics
      Then the skills of "Lal" are Computer Skill, Youth, ENGINEER, Cybernetics, CIVILIAN

  @ruling=1eS-skills-using-12
  Rule: Once each turn is no turn of the opponent's

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Dr. Soong          | aboard "Federation Outpost" |
        | Lal                | in hand                     |

    Example: in Bob's turn Dr. Soong leaves Lal alone
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Physics
      And Alice chooses Navigation
      And Alice ends the turn
      And Alice uses "Dr. Soong" on "Lal"
      Then that is illegal

    @frame=unsayable
    Example: in Alice's next one he reprograms her
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Physics
      And Alice chooses Navigation
      And Alice ends the turn
      And Bob ends the turn
      And Alice uses "Dr. Soong" on "Lal"
      Then that is legal
      When Alice chooses ENGINEER
      And Alice chooses Cybernetics
      Then the skills box of "Lal" is Computer Skill, Youth, special skill, ENGINEER, Cybernetics

  @ruling=1eD-dr-soong-06
  Rule: He reprograms once in each turn of his owner, and never in those of the opponent

    @frame=unsayable
    Example: Lal has peace from him for the rest of the turn, and in the turn of the opponent
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Dr. Soong          | aboard "Federation Outpost" |
        | Lal                | in hand                     |
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Physics
      And Alice chooses Navigation
      And Alice uses "Dr. Soong" on "Lal"
      And Alice chooses ENGINEER
      And Alice chooses Cybernetics
      And Alice uses "Dr. Soong" on "Lal"
      Then that is illegal
      When Alice ends the turn
      And Alice uses "Dr. Soong" on "Lal"
      Then that is illegal
      When Bob ends the turn
      And Alice uses "Dr. Soong" on "Lal"
      Then that is legal
      When Alice chooses Navigation
      And Alice chooses Physics
      Then the skills of "Lal" are Computer Skill, Youth, Navigation, Physics, CIVILIAN
