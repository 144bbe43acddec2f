Feature: Kurlan Naiskos
  It triples what a ship can do that has all seven types of personnel aboard.

  Background:
    Given these made-up cards:
      | card          | type      | affiliations | classification | skills  |
      | Field Surgeon | personnel | Klingon      | OFFICER        | MEDICAL |

  Rule: It asks for the seven original classifications aboard

    Scenario Outline: <aboard>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card           | where                  |
        | I.K.C. Bortas  | at "Excavation"        |
        | <officer>      | aboard "I.K.C. Bortas" |
        | Kromm          | aboard "I.K.C. Bortas" |
        | Torin          | aboard "I.K.C. Bortas" |
        | Gorath         | aboard "I.K.C. Bortas" |
        | Torak          | aboard "I.K.C. Bortas" |
        | Gi'ral         | aboard "I.K.C. Bortas" |
        | <one more>     | aboard "I.K.C. Bortas" |
        | Kurlan Naiskos | in hand                |
      When Alice plays "Kurlan Naiskos" on "I.K.C. Bortas"
      Then the RANGE of "I.K.C. Bortas" is <RANGE>
      And the WEAPONS of "I.K.C. Bortas" are <WEAPONS>
      And the SHIELDS of "I.K.C. Bortas" are <SHIELDS>

      @ruling=faq96-33-kurlan-naiskos-04
      Examples: With all seven aboard RANGE, WEAPONS and SHIELDS are tripled
        | aboard               | officer | one more | RANGE | WEAPONS | SHIELDS |
        | all seven are aboard | Klag    | Divok    | 27    | 27      | 21      |

      @ruling=faq96-33-kurlan-naiskos-01
      Examples: An OFFICER who has the skill MEDICAL counts for both types
        | aboard                                 | officer       | one more | RANGE | WEAPONS | SHIELDS |
        | the only doctor is the OFFICER as well | Field Surgeon | Toq      | 27    | 27      | 21      |

      @ruling=faq96-33-kurlan-naiskos-02
      Examples: No ANIMAL is required
        | aboard                            | officer | one more | RANGE | WEAPONS | SHIELDS |
        | all seven are aboard, and no Targ | Klag    | Divok    | 27    | 27      | 21      |

      @ruling=faq96-33-kurlan-naiskos-03
      Examples: An ANIMAL does not replace one of the seven
        | aboard                               | officer | one more | RANGE | WEAPONS | SHIELDS |
        | a Targ is there in place of a doctor | Klag    | Targ     | 9     | 9       | 7       |
